import BoardwalkBase
import BoardwalkProject

extension ClassTable {
  /// The severity of a declaration without `@objc` in the Swift file `number`; nil if it is no
  /// defect. Swift 3 exposes it to Objective-C, and Swift 4 had an option to do so.
  func severityOfUnmarked(inFile number: Int) -> Severity? {
    guard let version = swiftVersion(ofFile: number) else { return .warning }
    return version < 4 ? nil : version < 5 ? .warning : .error
  }
}
