import BoardwalkDocument

/// All that is understood of a text so far, in a few flat lists.
///
/// A document has very many elements, and most are not looked at again before they go into the tree: a
/// `Branch` for each would be a list of attributes and a list of contents to be made and thrown away.
struct Understood: ~Copyable {
  /// An element, a text or a comment.
  enum Node: Hashable {
    case element(Element)

    /// The number of one that lies apart, whole.
    case whole(Int32)
  }

  /// An element whose parts lie in the lists.
  struct Element: Hashable {
    let number: Int32
  }

  /// What an element has in each list.
  struct Parts {
    var name: Int32
    var firstAttribute: Int32
    var attributeCount: Int32
    var firstContent: Int32
    var contentCount: Int32
    let start: UInt32
    let end: UInt32

    /// The places of its attributes, and of what is inside it.
    var attributes: Range<Int> { Int(firstAttribute)..<Int(firstAttribute + attributeCount) }
    var contents: Range<Int> { Int(firstContent)..<Int(firstContent + contentCount) }

    /// The bytes of the statement that says it; empty where none does.
    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// An attribute whose value lies among the characters.
  struct Value {
    var name: Int32
    let start: UInt32
    let count: UInt32

    /// The place of its value.
    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  /// What all elements have, whose places in the lists say what belongs to which.
  var elements: [Parts] = []
  var values: [Value] = []
  var contents: [Node] = []
  var wholes: [Branch.Content] = []

  /// Names that are no words; they count down from -1.
  var otherNames = NameTable.none

  /// The characters of all values.
  var characters: Characters

  /// Nothing yet of what would take `sourceSize` bytes of XML.
  init(sourceSize: Int = 0) {
    characters = Characters(sourceSize: sourceSize)
    guard sourceSize > 0 else { return }
    elements.reserveCapacity(sourceSize / 120)
    values.reserveCapacity(sourceSize / 40)
    contents.reserveCapacity(sourceSize / 120)
  }
}
