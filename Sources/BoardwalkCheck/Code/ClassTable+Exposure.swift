import BoardwalkProject

extension ClassTable {
  /// Whether the Swift file `number` certainly exposes only marked declarations to Objective-C:
  /// Swift 4 still had an option for Swift 3's inference.
  func exposesOnlyMarked(inFile number: Int) -> Bool {
    swiftVersion(ofFile: number).map { $0 >= 5 } ?? false
  }
}
