/// Finished pages and what is said about them. `bytes()` is a whole file, the same for the same
/// document.
public struct PDFDocument: Sendable {
  public var metadata: PDFMetadata
  public var size: PageSize
  public var pages: [PDFPage]
  /// The fonts that the pages' text was set with.
  public let fonts: FontSet

  public init(metadata: PDFMetadata, size: PageSize, pages: [PDFPage], fonts: FontSet) {
    self.metadata = metadata
    self.size = size
    self.pages = pages
    self.fonts = fonts
  }

  /// The file.
  public func bytes() -> [UInt8] {
    var file = PDFFile()
    let catalog = file.reserve()
    let tree = file.reserve()
    let info = file.reserve()
    let resources = PDFResources(pages: pages, fonts: fonts, into: &file)
    let kids = pages.map { write($0, tree: tree, resources: resources, into: &file) }
    let list = kids.map { "\($0) 0 R" }.joined(separator: " ")
    file.set(tree, "<< /Type /Pages /Count \(kids.count) /Kids [\(list)] >>")
    file.set(info, infoText)
    let language = metadata.language.isEmpty ? "" : "/Lang \(PDFText.string(metadata.language)) "
    file.set(
      catalog,
      "<< /Type /Catalog /Pages \(tree) 0 R \(language)"
        + "/ViewerPreferences << /DisplayDocTitle true >> >>")
    return file.finished(root: catalog, info: info)
  }

  private var infoText: String {
    let fields = [
      ("Title", metadata.title), ("Author", metadata.author), ("Subject", metadata.subject),
      ("Creator", metadata.creator), ("Producer", metadata.creator),
    ]
    let texts = fields.filter { !$0.1.isEmpty }.map { "/\($0.0) \(PDFText.string($0.1))" }
    let dates = ["CreationDate", "ModDate"].map { "/\($0) (\(metadata.dateText))" }
    return "<< \((texts + dates).joined(separator: " ")) >>"
  }

  private func write(
    _ page: PDFPage, tree: Int, resources: PDFResources, into file: inout PDFFile
  ) -> Int {
    let content = file.addStream(
      Array(PageContent(page, height: size.height, resources: resources).text.utf8))
    let links = page.links.map { link in
      let box = [
        link.x, size.height - link.y - link.height, link.x + link.width, size.height - link.y,
      ]
      return file.add(
        "<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [\(PDFText.numbers(box))]"
          + " /A << /S /URI /URI \(PDFText.address(link.target)) >> >>")
    }
    let list = links.map { "\($0) 0 R" }.joined(separator: " ")
    let annotations = links.isEmpty ? "" : " /Annots [\(list)]"
    return file.add(
      "<< /Type /Page /Parent \(tree) 0 R"
        + " /MediaBox [0 0 \(PDFText.numbers([size.width, size.height]))]"
        + " /Resources << \(resources.text) >> /Contents \(content) 0 R\(annotations) >>")
  }
}
