extension Unicode.Scalar {
  /// Whether it belongs to text that runs from right to left: Hebrew, Arabic and their like.
  var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
