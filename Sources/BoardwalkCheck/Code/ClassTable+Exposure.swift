import BoardwalkBase
import BoardwalkProject

extension ClassTable {
  /// How severe it is that a declaration in the Swift file `number` is not marked for Objective-C:
  /// Swift 3 exposes it all the same, and Swift 4 had an option to do so. Nil if it is no defect.
  func severityOfUnmarked(inFile number: Int) -> Severity? {
    guard let version = swiftVersion(ofFile: number) else { return .warning }
    return version < 4 ? nil : version < 5 ? .warning : .error
  }
}
