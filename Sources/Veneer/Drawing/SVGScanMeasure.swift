/// Rough measures of text, transforms and paths: upper bounds that tell an honest picture from a trap.
enum SVGScanMeasure {
  /// A font size: absolute ones in user units, relative ones as a factor of at least 1.
  static func fontSize(_ value: String, isShorthand: Bool) -> (absolute: Double, factor: Double) {
    var (absolute, factor) = (0.0, value.contains("larger") ? 1.2 : 1.0)
    for part in value.split(whereSeparator: { $0.isWhitespace || $0 == "/" || $0 == "," }) {
      let digits = part.prefix { $0.isNumber || "+-.".contains($0) || ($0 == "e" && !part.hasSuffix("em")) }
      guard let number = Double(digits).map(abs) else { continue }
      switch part.dropFirst(digits.count) {
      case "em", "rem", "ex", "ch": factor *= max(number, 1)
      case "%": factor *= max(number / 100, 1)
      case "in": absolute = max(absolute, number * 96)
      case "cm": absolute = max(absolute, number * 96 / 2.54)
      case "mm": absolute = max(absolute, number * 96 / 25.4)
      case "pc": absolute = max(absolute, number * 16)
      case "pt": absolute = max(absolute, number * 96 / 72)
      case "" where isShorthand: continue  // a weight or a line height
      default: absolute = max(absolute, number)
      }
    }
    return (absolute, factor)
  }

  /// How much larger a `transform` makes things, at least 1.
  static func magnification(ofTransform value: String) -> Double {
    value.split(separator: ")").reduce(1) { product, function in
      guard let start = function.firstIndex(of: "(") else { return product }
      let name = function[..<start]
      guard name.contains("scale") || name.contains("matrix") else { return product }
      let numbers = numbers(in: String(function[function.index(after: start)...])).prefix(4)
      return product * numbers.reduce(1) { max($0, abs($1)) }
    }
  }

  /// How much larger content gets that is fitted from its view box into `side`, at least 1.
  static func magnification(ofViewBox value: String, into side: Double) -> Double {
    let box = numbers(in: value)
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return 1 }
    return max(1, side / min(box[2], box[3]))
  }

  /// The numbers in a list.
  static func numbers(in value: String) -> [Double] {
    value.split { $0.isWhitespace || $0 == "," }.compactMap { part in
      Double(part) ?? Double(part.prefix { $0.isNumber || "+-.eE".contains($0) })
    }
  }

  /// The sum of all numbers in path data, signs aside: no path is much longer than that.
  static func length(of path: String) -> Double {
    var (sum, number, weight) = (0.0, 0.0, 0.0)
    var exponent: Int?
    var isNegative = false
    func finish() -> Double {
      guard let exponent else { return number }
      return number * power(of: min(exponent, 40) * (isNegative ? -1 : 1))
    }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Double(byte - UInt8(ascii: "0"))
        if let known = exponent {
          exponent = min(known * 10 + Int(digit), 1000)
        } else if weight > 0 {
          number += digit * weight
          weight /= 10
        } else {
          number = number * 10 + digit
        }
      case UInt8(ascii: "e"), UInt8(ascii: "E"): (exponent, isNegative) = (0, false)
      case UInt8(ascii: "-") where exponent == 0: isNegative = true
      case UInt8(ascii: "+") where exponent == 0: continue
      default:
        sum += finish()
        (number, weight, exponent) = (0, byte == UInt8(ascii: ".") ? 0.1 : 0, nil)
        isNegative = false
      }
    }
    return sum + finish()
  }

  private static func power(of exponent: Int) -> Double {
    (0..<abs(exponent)).reduce(1) { result, _ in exponent < 0 ? result / 10 : result * 10 }
  }
}
