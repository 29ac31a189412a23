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

extension HistoryPlace {
  /// Who gives invoice numbers: the account where there is a server, else this machine.
  func invoiceNumbers(home: String) -> any InvoiceNumbers {
    let store = InvoiceStore.local(folders, home: home)
    guard let account else { return LocalInvoiceNumbers(store: store, settings: settingsFile) }
    return AccountInvoiceNumbers(account, store: store, settings: settingsFile)
  }
}
