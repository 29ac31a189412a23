/// The drawing operators of one page. PDF measures from the lower left corner, up.
struct PageContent {
  private(set) var text = ""
  private let height: Double
  private let resources: PDFResources

  init(_ page: PDFPage, height: Double, resources: PDFResources) {
    self.height = height
    self.resources = resources
    for mark in page.marks { draw(mark) }
  }

  private mutating func draw(_ mark: PDFPage.Mark) {
    switch mark {
    case .text(let line, let x, let baseline): draw(line, x: x, baseline: baseline)
    case .rule(let x1, let y1, let x2, let y2, let width, let color):
      text += "\(components(color)) RG \(PDFText.number(width)) w"
      text += " \(PDFText.numbers([x1, height - y1])) m"
      text += " \(PDFText.numbers([x2, height - y2])) l S\n"
    case .box(let x, let y, let width, let tall, let color):
      text += "\(components(color)) rg"
      text += " \(PDFText.numbers([x, height - y - tall, width, tall])) re f\n"
    }
  }

  /// Each run is placed on its own, so no rounding adds up along the line.
  private mutating func draw(_ line: TextLine, x: Double, baseline: Double) {
    guard !line.runs.isEmpty else { return }
    text += "BT \(components(line.style.color)) rg\n"
    let size = line.style.size
    var units = 0
    for run in line.runs {
      let left = x + Double(units) * size / 1_000
      text += "/\(resources.name(run.font)) \(PDFText.number(size)) Tf"
      text += " 1 0 0 1 \(PDFText.numbers([left, height - baseline])) Tm"
      text += " <\(resources.codes(run))> Tj\n"
      units += run.units
    }
    text += "ET\n"
  }

  private func components(_ color: PDFColor) -> String {
    PDFText.numbers([color.red, color.green, color.blue])
  }
}
