import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSchema

/// The relations of all constraints of a document, collected in one pass: real documents have so
/// many that object views would slow down a check.
package struct ConstraintScan: Sendable {
  /// The document that holds them.
  let document: Document

  /// One constraint.
  struct Entry: Sendable {
    /// The index of its element.
    let node: Int

    /// The first attribute; nil if it is unknown.
    var first: LayoutAttribute?

    /// The second attribute; nil if it is unknown or there is none.
    var second: LayoutAttribute?

    var hasSecondAttribute = false
    var hasSecondItem = false

    /// Whether the second anchor counts for nothing.
    var isMultipliedByZero = false

    /// A hash that is equal for constraints between the same attributes of the same items, in
    /// either order.
    var fingerprint: UInt64 {
      // Each anchor is mixed first, so that exchanged parts of two anchors make another number.
      (firstAnchor &* firstAnchor) &+ (secondAnchor &* secondAnchor)
    }

    fileprivate var firstAnchor: UInt64 = 0
    fileprivate var secondAnchor: UInt64 = 0
  }

  /// The constraints, in document order.
  let entries: [Entry]

  init(_ document: Document) {
    self.document = document
    let tree = document.tree
    let parts = document.names.map(\.constraintPart)
    entries = document.elements(of: .constraint).map { constraint in
      var entry = Entry(node: constraint.index)
      for index in constraint.attributeIndices {
        guard let part = parts[tree.attributeNameIndex(at: index)] else { continue }
        entry.add(part, tree.attributeCharacters(at: index))
      }
      return entry
    }
  }
}

extension ConstraintScan.Entry {
  /// The spellings of a multiplier of 0.
  private static let zeros = ["0", "0.0"].map { Array($0.utf8) }

  fileprivate mutating func add(_ part: ConstraintPart, _ value: ArraySlice<UInt8>) {
    switch part {
    case .firstItem: firstAnchor &+= FNV1a(of: value).value
    case .secondItem:
      hasSecondItem = true
      secondAnchor &+= FNV1a(of: value).value
    case .firstAttribute:
      first = LayoutAttribute(named: value)
      firstAnchor &+= FNV1a(of: value).value &* 31
    case .multiplier: isMultipliedByZero = Self.zeros.contains { value.elementsEqual($0) }
    case .secondAttribute:
      hasSecondAttribute = true
      second = LayoutAttribute(named: value)
      secondAnchor &+= FNV1a(of: value).value &* 31
    }
  }
}

extension LayoutAttribute {
  /// The attribute `name` in UTF-8; nil for an unknown name.
  ///
  /// Names are compared as bytes, since real documents have thousands of them.
  fileprivate init?(named name: ArraySlice<UInt8>) {
    guard let known = Self.names.first(where: { $0.name[...] == name }) else { return nil }
    self = known.attribute
  }

  /// The names of all attributes; those of most constraints come first.
  private static let names = (usual + allCases).map {
    (name: Array($0.rawValue.utf8), attribute: $0)
  }

  private static let usual: [LayoutAttribute] = [
    .leading, .top, .trailing, .bottom, .width, .height, .centerY, .centerX,
  ]
}
