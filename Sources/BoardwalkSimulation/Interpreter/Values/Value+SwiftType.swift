/// The types of Swift's whose extensions add members to values.
extension Value {
  /// Whether it is, or is like, a value of Swift's type `name`.
  func isOf(_ name: String) -> Bool {
    if case .word(name) = self { return true }
    return swiftTypes.contains(name)
  }

  private var swiftTypes: Set<String> {
    switch self {
    case .text: ["String", "Substring", "StringProtocol", "Character"]
    case .number:
      ["Int", "Double", "CGFloat", "Float", "TimeInterval", "BinaryInteger", "Comparable"]
    case .bool: ["Bool"]
    case .date: ["Date"]
    case .list: ["Array", "Set", "Collection", "Sequence", "RandomAccessCollection"]
    case .record: ["Dictionary"]
    case .indexPath: ["IndexPath"]
    case .controller: ["UIViewController"]
    case .view: ["UIView"]
    case .object(let name, _): [name]
    default: []
    }
  }
}
