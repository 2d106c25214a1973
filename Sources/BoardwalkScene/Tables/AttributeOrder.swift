import BoardwalkSchema

/// The order in which Interface Builder writes the attributes of each element.
enum AttributeOrder {
  /// Each element's attributes with their ranks.
  static let ranks: [String: [String: Int]] = Schema.table { element in
    let ranks = zip(element.attributes.map(\.name), 0...)
    return element.attributes.isEmpty ? nil : Dictionary(uniqueKeysWithValues: ranks)
  }

  /// The positions of attributes that the schema lacks, as in all but 75 of 9,400 such attributes
  /// in real documents. Attributes of scenes only are removed before the document is written, and
  /// come last.
  private static let ends: [String: Int] = {
    var ends = ["class": -2, "key": -1]
    let last = [
      "id", "userLabel", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    ]
    for (index, name) in last.enumerated() { ends[name] = afterAll + index }
    for word in SceneFlags.all.union(["sceneID", "firstResponder", "caption"]) { ends[word] = .max }
    return ends
  }()

  /// No element has that many attributes.
  private static let afterAll = 1 << 32

  /// The positions of an element's attributes.
  struct Ranks: Sendable {
    private let known: [String: Int]?

    /// The position of all others: before the id.
    private let others: Int

    /// The order for the attributes `known` to the schema; nil for an unknown element.
    fileprivate init(_ known: [String: Int]?) {
      // Between two that are known there is room for others.
      self.known = known?.mapValues { $0 * 2 }
      others = known.map { ($0["id"] ?? $0.count) * 2 - 1 } ?? 0
    }

    /// The rank of the attribute `name`.
    func rank(of name: String) -> Int { known?[name] ?? ends[name] ?? others }
  }

  /// The ranks of the attributes of elements named `element`.
  static func ranks(of element: String) -> Ranks { Ranks(ranks[element]) }
}
