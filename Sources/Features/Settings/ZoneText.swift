import Core
import Foundation

/// The name of a time zone; empty stands for the system's.
enum ZoneText {
  static func zone(_ text: String) throws(InputProblem) -> String? {
    let name = String(Trimmed.text(text))
    if name.isEmpty { return nil }
    guard name.allSatisfy(isPart), TimeZone(identifier: name) != nil else {
      throw InputProblem("No such time zone. Give a name like Europe/Berlin.")
    }
    return name
  }

  /// Zone names become paths below the system's zone folder: nothing may lead out of it.
  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "/_-+".contains(character))
  }
}
