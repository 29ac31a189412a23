import Core
import Features
import StatsData

extension InvoiceStore {
  /// Invoices of this machine, printed as PDF.
  static func local(_ folders: DataFolders, home: String) -> InvoiceStore {
    InvoiceStore(folders: folders, home: home) { invoice, details in
      let document = InvoiceDocument(invoice, details: details, home: home)
      return [InvoiceFile(ending: ".pdf", bytes: document.pdf())]
    }
  }
}
