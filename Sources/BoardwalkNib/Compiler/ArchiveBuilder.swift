/// Collects the objects of one archive.
struct ArchiveBuilder {
  /// The objects so far; the first is the root.
  private(set) var objects: [ArchivedObject]

  private var texts: [String: Int] = [:]
  private var numbers: [Double: Int] = [:]
  private var values: [ArchivedObject: Int] = [:]

  init(root className: String) { objects = [ArchivedObject(className)] }

  /// Adds an object without values.
  mutating func add(_ className: String) -> Int {
    objects.append(ArchivedObject(className))
    return objects.count - 1
  }

  /// Adds an object with `entries`.
  mutating func add(_ className: String, _ entries: [ArchivedObject.Entry]) -> ArchivedValue {
    objects.append(ArchivedObject(className, entries))
    return .reference(objects.count - 1)
  }

  /// A color or an image with `entries`, one object for all its uses. Apple's compiler repeats
  /// colors in 4 of 2,102 archives, and images in 1 of 725.
  mutating func value(
    _ className: String, _ entries: [ArchivedObject.Entry]
  ) -> ArchivedValue {
    let object = ArchivedObject(className, entries)
    if let index = values[object] { return .reference(index) }
    objects.append(object)
    values[object] = objects.count - 1
    return .reference(objects.count - 1)
  }

  /// Appends a value to an object.
  mutating func set(_ key: String, _ value: ArchivedValue, of index: Int) {
    objects[index].entries.append(.init(key, value))
  }

  /// Replaces a value of an object.
  mutating func replace(_ key: String, _ value: ArchivedValue, of index: Int) {
    for place in objects[index].entries.indices where objects[index].entries[place].key == key {
      objects[index].entries[place].value = value
    }
  }

  /// The text that `value` refers to.
  func text(of value: ArchivedValue?) -> String? {
    guard case .data(let bytes)? = value?.referencedIndex.flatMap({ objects[$0]["NS.bytes"] })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text, one object for all its uses.
  mutating func text(_ text: String) -> ArchivedValue {
    if let index = texts[text] { return .reference(index) }
    let index = add("NSString")
    set("NS.bytes", .data(Array(text.utf8)), of: index)
    texts[text] = index
    return .reference(index)
  }

  /// A number as an object, one for all uses of equal numbers. An integer and a fraction can be
  /// equal; the first of them is stored.
  mutating func number(_ value: ArchivedValue) -> ArchivedValue {
    let number = value.number ?? 0
    if let index = numbers[number] { return .reference(index) }
    let index = add("NSNumber")
    let isInteger = value.integerValue != nil
    set(isInteger ? "NS.intval" : "NS.dblval", value, of: index)
    numbers[number] = index
    return .reference(index)
  }

  /// A collection of `elements`; in a dictionary keys and values alternate.
  mutating func collection(_ className: String, _ elements: [ArchivedValue]) -> ArchivedValue {
    add(
      className,
      [.init(CollectionKey.inlined, .bool(true))]
        + elements.map { .init(CollectionKey.element, $0) })
  }

  /// The finished archive.
  func archive(for generation: XcodeGeneration) -> NIBArchive {
    let classes = Set(objects.map(\.className))
    return NIBArchive(
      coderVersion: generation.coderVersion, objects: objects,
      fallbackClasses: Self.fallbackClasses.filter { classes.contains($0.key) })
  }

  /// Classes that other systems call something else.
  private static let fallbackClasses = [
    "UIColor": ["NSColor"], "UIFont": ["NSFont"], "_UILayoutGuide": ["UIView"],
    "UITableViewCellContentView": ["UIView"],
    "NSIBPrototypingLayoutConstraint": ["NSLayoutConstraint"],
    "_UILayoutSupportConstraint": ["NSLayoutConstraint"],
  ]
}
