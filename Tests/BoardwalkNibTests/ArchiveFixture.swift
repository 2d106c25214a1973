import BoardwalkNib

/// Small archives for tests.
enum ArchiveFixture {
  /// A root with an array of two labels, an outlet to the second, and a value of each type.
  static let labels = NIBArchive(
    coderVersion: 9,
    objects: [
      ArchivedObject(
        "NSObject",
        [
          .init("UINibTopLevelObjectsKey", .reference(1)),
          .init("UINibConnectionsKey", .reference(4)),
        ]),
      ArchivedObject(
        "NSArray",
        [
          .init(CollectionKey.inlined, .bool(true)),
          .init(CollectionKey.element, .reference(2)),
          .init(CollectionKey.element, .reference(3)),
        ]),
      ArchivedObject(
        "UILabel",
        [
          .init("UITag", .int16(300)), .init("UIAlpha", .float(0.5)),
          .init("UIHidden", .bool(true)), .init("UITextColor", .reference(5)),
        ]),
      ArchivedObject(
        "UILabel",
        [
          .init("UITag", .int8(7)), .init("UIDelegate", .null), .init("UIWidth", .double(.nan)),
          .init("UITextColor", .reference(5)),
        ]),
      ArchivedObject(
        "NSArray",
        [
          .init(CollectionKey.inlined, .bool(true)), .init(CollectionKey.element, .reference(6)),
        ]),
      ArchivedObject(
        "UIColor",
        [
          .init("NSRGB", .data(Array("1 0 0".utf8))), .init("UIOptions", .int64(-1)),
          .init("NSSpace", .int32(1 << 20)),
        ]),
      ArchivedObject(
        "UIRuntimeOutletConnection",
        [
          .init("UILabel", .reference(7)), .init("UIDestination", .reference(3)),
        ]),
      ArchivedObject("NSString", [.init("NS.bytes", .data(Array("nameLabel".utf8)))]),
    ],
    fallbackClasses: ["UIColor": ["NSColor"]])

  /// `archive` with every object but the root in the opposite order.
  static func renumbered(_ archive: NIBArchive) -> NIBArchive {
    let count = archive.objects.count
    var result = archive
    result.objects = archive.objects.indices.map { place in
      var object = archive.objects[place == 0 ? 0 : count - place]
      for position in object.entries.indices {
        if let index = object.entries[position].value.referencedIndex, index > 0 {
          object.entries[position].value = .reference(count - index)
        }
      }
      return object
    }
    return result
  }

  /// A field with `text` that a runtime attribute makes secure.
  static func securedField(text: String) -> NIBArchive {
    let string = { (text: String) in
      ArchivedObject("NSString", [.init("NS.bytes", .data(Array(text.utf8)))])
    }
    return NIBArchive(
      coderVersion: 9,
      objects: [
        ArchivedObject(
          "NSObject", [.init("field", .reference(1)), .init("attribute", .reference(2))]),
        ArchivedObject("UITextField", [.init("UIText", .reference(3))]),
        ArchivedObject(
          "UINibKeyValuePair",
          [.init("UIObject", .reference(1)), .init("UIKeyPath", .reference(4))]),
        string(text), string("secureTextEntry"),
      ])
  }
}
