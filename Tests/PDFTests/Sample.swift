import Foundation
import PDF

/// Documents and fonts the tests share.
enum Sample {
  static let dejaVu = "/usr/share/fonts/truetype/dejavu"
  static var hasDejaVu: Bool {
    FileManager.default.fileExists(atPath: "\(dejaVu)/DejaVuSans.ttf")
  }

  static let metadata = PDFMetadata(
    title: "Statement 7 for Łódź", author: "Zoë (Müller)", subject: "Hours", creator: "a test",
    language: "en", createdAt: 1_796_083_200)

  static let body = TextStyle(size: 9)
  static let heading = TextStyle(size: 18, weight: .bold)
  static let small = TextStyle(size: 7.5, color: .gray(0.4))

  /// Fonts of the folder that always has the same ones, so that goldens agree everywhere.
  static func typesetter(for texts: [String]) -> Typesetter {
    Typesetter(fonts: FontCatalog(folders: [dejaVu]).fonts(for: texts))
  }

  static func bytes(of font: String = "DejaVuSans.ttf") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(dejaVu)/\(font)")))
  }

  /// One line of text on one page.
  static func page(_ text: String, size: Double = 10, font: FontSet = .standard) -> PDFDocument {
    let typesetter = Typesetter(fonts: font)
    var flow = PageFlow(typesetter: typesetter, size: .a4)
    flow.paragraph(text, TextStyle(size: size))
    return flow.document(metadata)
  }

  static let names = [
    "Łódź Software Sp. z o.o.", "ООО «Клиент»", "Ελληνική Εταιρεία", "דוד כהן (תל אביב) בע\"מ 12",
    "Acme 🚀 Labs", "Bell\u{7}\u{1B}[31m", "محمد علي", "हिन्दी", "Zoe\u{308} x\u{30C}",
    String(repeating: "Langname ", count: 13) + "GmbH", String(repeating: "W", count: 120),
  ]

  /// A statement with a table of many rows, the way an invoice looks.
  static func statement(rows: Int, size: PageSize = .a4) -> PDFDocument {
    let texts = names + ["₽ ₹ ₺ ₪"]
    let typesetter = typesetter(for: texts)
    var flow = PageFlow(typesetter: typesetter, size: size)
    flow.paragraph("Statement 7", heading)
    flow.space(8)
    let bottom = flow.place(
      "Zoë Müller\n1 Main Street\n12345 Łódź", body, x: flow.left, top: flow.y, width: 200)
    _ = flow.place(
      "Number 7\n30 November 2026", body, x: flow.right - 200, top: flow.y, width: 200,
      align: .right)
    flow.y = bottom + 12
    flow.table(table(rows: rows))
    flow.space(12)
    flow.paragraph("Payable within 14 days. Minus: \u{2212}5.00 € · ₽ 1\u{202F}234,00 ₹ ₺ ₪", body)
    return flow.document(metadata) { page, number, count in
      let line = typesetter.line("Page \(number) of \(count)", small)
      page.text(line, x: size.width - 56, baseline: size.height - 40, align: .right)
      page.text(
        typesetter.line("Statement 7", small), x: 56, baseline: size.height - 40)
    }
  }

  static func table(rows: Int) -> PDFTable {
    var all = (0..<rows).map { number in
      PDFRow([
        "\(number + 1)", names[number % names.count], "\(number % 9).25", "100.00 €",
        "\(number * 25 + 1_000).00 €",
      ])
    }
    all.append(
      PDFRow(["", "Net 19 %", "", "", "1 000.00 €"], ruleAbove: true, staysWithPrevious: true))
    all.append(PDFRow(["", "Tax 19 %", "", "", "190.00 €"], staysWithPrevious: true))
    all.append(
      PDFRow(
        ["", "Total", "", "", "1 190.00 €"], weight: .bold, fill: .gray(0.93), ruleAbove: true,
        ruleBelow: true, staysWithPrevious: true))
    return PDFTable(
      columns: [
        PDFColumn("No.", width: .fit, align: .right), PDFColumn("Project"),
        PDFColumn("Hours", width: .fit, align: .right),
        PDFColumn("Rate", width: .fit, align: .right),
        PDFColumn("Amount", width: .fit, align: .right),
      ], rows: all, text: body, titleFill: .gray(0.93))
  }
}
