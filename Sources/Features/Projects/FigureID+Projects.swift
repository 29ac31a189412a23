extension FigureID {
  static let monthTotal: FigureID = "month.total"
  static let monthCoded: FigureID = "month.coded"
  static let monthForecast: FigureID = "month.forecast"
  static let monthAmount: FigureID = "month.amount"
  static let draftRange: FigureID = "draft.range"
  static let draftNet: FigureID = "draft.net"
  static let draftGross: FigureID = "draft.gross"

  static func project(_ name: String) -> FigureID { FigureID("project.\(name)") }
  static func spark(_ name: String) -> FigureID { FigureID("spark.\(name)") }
  static func draftLine(_ index: Int) -> FigureID { FigureID("draft.line.\(index)") }
  static func draftTax(_ index: Int) -> FigureID { FigureID("draft.tax.\(index)") }
  static func draftWarning(_ index: Int) -> FigureID { FigureID("draft.warning.\(index)") }
}
