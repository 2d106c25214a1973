import BoardwalkProject

extension ClassTable {
  /// Whether the Swift in the file with a number certainly shows Objective-C only what is marked:
  /// Swift 4 could still be told to show as much as Swift 3 did.
  func exposesOnlyMarked(inFile number: Int) -> Bool {
    swiftVersion(ofFile: number).map { $0 >= 5 } ?? false
  }
}
