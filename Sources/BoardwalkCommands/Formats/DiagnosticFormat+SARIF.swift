import BoardwalkBase
import Foundation

extension DiagnosticFormat {
  /// SARIF 2.1.0, which code scanning services read.
  static let sarif = DiagnosticFormat(name: "sarif", isHuman: false) { diagnostics, _, _ in
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(SARIFLog(diagnostics)) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self).escapedInJSON + "\n"
  }
}
