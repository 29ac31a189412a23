import Core

/// A currency's three letters.
enum CurrencyText {
  /// The code in capitals. Any three letters are accepted; `isKnown` tells whether ISO 4217 has them.
  static func code(_ text: String) throws(InputProblem) -> String {
    let code = Trimmed.text(text).uppercased()
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw InputProblem("Three letters, like EUR.")
    }
    return code
  }

  static func isKnown(_ code: String) -> Bool { codes.contains(code) }

  private static let codes: Set<String> = Set(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN
    BZD CAD CDF CHF CLF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL
    GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW
    KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN
    NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK
    SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYI UYU
    UYW UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
