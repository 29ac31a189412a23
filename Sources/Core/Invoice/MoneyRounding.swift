/// How half of the smallest unit of money is rounded (G11).
public enum MoneyRounding: String, Hashable, Sendable, CaseIterable {
  /// Away from zero.
  case halfUp
  case halfEven
}
