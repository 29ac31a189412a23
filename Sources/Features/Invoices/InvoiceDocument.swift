import Core
import PDF

/// An invoice set on paper, one page or many. The same invoice gives the same bytes as long as the
/// same fonts are found.
public struct InvoiceDocument: Sendable {
  public let invoice: Invoice
  let size: InvoicePageSize
  let typesetter: Typesetter

  /// Looks for fonts only where Helvetica lacks a character.
  public init(_ invoice: Invoice, size: InvoicePageSize, fonts: FontCatalog) {
    self.invoice = invoice
    self.size = size
    typesetter = Typesetter(fonts: fonts.fonts(for: Self.texts(invoice)))
  }

  /// With the fonts of this machine, or the one that is set.
  public init(_ invoice: Invoice, details: InvoiceDetails, home: String) {
    let chosen = details.font.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
    self.init(
      invoice, size: details.pageSize,
      fonts: FontCatalog(folders: FontCatalog.systemFolders(home: home), chosen: chosen))
  }

  /// What cannot be printed as it is, one sentence each, to be seen before a number is given.
  public var problems: [String] {
    var seen: Set<String> = []
    let texts = Self.texts(invoice).flatMap { text in
      typesetter.check(text).map { "\(Self.short($0.text)): \($0.message)" }
    }
    return (typesetter.fonts.refusals.map(\.message) + texts).filter { seen.insert($0).inserted }
  }

  public func pdf() -> [UInt8] {
    var flow = PageFlow(typesetter: typesetter, size: size == .a4 ? .a4 : .letter)
    InvoiceHead(invoice: invoice).draw(in: &flow)
    InvoiceBody(invoice: invoice).draw(in: &flow)
    if !invoice.days.isEmpty { InvoiceAppendix(invoice: invoice).draw(in: &flow) }
    let foot = InvoiceFoot(invoice: invoice, typesetter: typesetter, left: flow.left)
    let (right, bottom) = (flow.right, flow.bottom)
    return flow.document(metadata) { page, number, count in
      foot.draw(on: &page, right: right, top: bottom + 20, number: number, count: count)
    }.bytes()
  }

  private var metadata: PDFMetadata {
    PDFMetadata(
      title: InvoiceHead(invoice: invoice).title, author: invoice.seller.name,
      subject: "\(invoice.first) to \(invoice.last)", creator: "codingfit", language: "en",
      createdAt: invoice.issueDate.dayNumber * 86_400)
  }

  /// Every text that comes from outside.
  private static func texts(_ invoice: Invoice) -> [String] {
    let parties = [invoice.seller, invoice.buyer].flatMap { $0.addressLines + $0.identityLines }
    return parties + [invoice.number ?? "", invoice.reference, invoice.notes]
      + invoice.notes.split(separator: "\n").map(String.init)
      + [invoice.payment.line] + invoice.lines.map(\.project) + invoice.taxes.map(\.reason)
  }

  /// A name for a sentence, with nothing in it that acts on a terminal.
  private static func short(_ text: String) -> String {
    let visible = VisibleText.line(text)
    return visible.count > 30 ? visible.prefix(29) + "…" : visible
  }
}
