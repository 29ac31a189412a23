/// The steps of the scanner that know single bytes.
extension JSONScanner {
  func fault(_ reason: JSONFault.Reason) -> JSONFault {
    JSONFault(reason: reason, offset: position)
  }

  func currentByte() throws(JSONFault) -> UInt8 {
    guard position < end else { throw fault(.truncated) }
    return bytes[position]
  }

  mutating func skipWhitespace() {
    while position < end {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  mutating func consume(_ byte: UInt8) throws(JSONFault) {
    guard try currentByte() == byte else { throw fault(.unexpectedByte) }
    position += 1
  }

  mutating func consume(word: StaticString) throws(JSONFault) {
    for index in 0..<word.utf8CodeUnitCount {
      guard try currentByte() == word.utf8Start[index] else { throw fault(.unexpectedByte) }
      position += 1
    }
  }
}
