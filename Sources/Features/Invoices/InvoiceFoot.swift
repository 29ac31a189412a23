import Core
import PDF

/// The foot of each page: whose invoice it is, and which page of how many.
struct InvoiceFoot {
  let invoice: Invoice
  let typesetter: Typesetter
  let left: Double

  func draw(on page: inout PDFPage, right: Double, top: Double, number: Int, count: Int) {
    page.rule(from: (left, top - 6), to: (right, top - 6), color: .gray(0.7))
    let style = InvoiceInk.small
    let pages = typesetter.line("Page \(number) of \(count)", style)
    page.text(pages, x: right, baseline: top + style.ascent, align: .right)
    let text = [invoice.seller.name, InvoiceHead(invoice: invoice).title]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    let line = typesetter.line(text, style, fitting: right - left - pages.width - 20)
    page.text(line, x: left, baseline: top + style.ascent)
  }
}
