import Foundation
import Terminal

/// The contrast of two colours as WCAG 2 computes it, 1 to 21; nil where one is the terminal's own.
public enum Contrast {
  public static func ratio(_ first: Color, _ second: Color) -> Double? {
    guard let first = luminance(first), let second = luminance(second) else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ color: Color) -> Double? {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
