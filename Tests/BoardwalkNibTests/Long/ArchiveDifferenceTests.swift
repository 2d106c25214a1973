import BoardwalkNib
import Testing

@Suite("Archive comparison")
struct ArchiveDifferenceTests {
  @Test("order and numbering of objects do not matter")
  func numbering() {
    let archive = ArchiveFixture.labels
    let difference = ArchiveDifference(archive, ArchiveFixture.renumbered(archive))
    #expect(difference.isEmpty)
    #expect(difference.equalTriples > 10)
    #expect(difference.differentTriples == 0)
  }

  @Test("a changed value is reported with its object's path")
  func changedValue() {
    var changed = ArchiveFixture.labels
    changed.objects[2].entries[0].value = .int16(301)
    let difference = ArchiveDifference(ArchiveFixture.labels, changed)
    #expect(
      difference.changes == [
        .init(
          path: "UINibTopLevelObjectsKey[0]", className: "UILabel", key: "UITag", old: "300",
          new: "301")
      ])
    #expect(difference.differentTriples == 1)
  }

  @Test("a changed text of a secure field is reported and masked")
  func secureText() {
    let difference = ArchiveDifference(
      ArchiveFixture.securedField(text: "hunter2"), ArchiveFixture.securedField(text: "hunter3"))
    #expect(difference.changes.map(\.old) == ["•••"])
    #expect(difference.changes.map(\.new) == ["•••"])
  }

  @Test("an outlet to another label of the same class is a difference")
  func movedOutlet() {
    var changed = ArchiveFixture.labels
    changed.objects[6].entries[1].value = .reference(2)
    #expect(!ArchiveDifference(ArchiveFixture.labels, changed).isEmpty)
  }

  @Test("a shared color equals two equal colors")
  func sharedColor() {
    var changed = ArchiveFixture.labels
    changed.objects.append(changed.objects[5])
    changed.objects[3].entries[3].value = .reference(8)
    #expect(ArchiveDifference(ArchiveFixture.labels, changed).isEmpty)
    #expect(ArchiveDifference(changed, ArchiveFixture.labels).isEmpty)
  }

  /// The fixture with another color for its second label: `entries`, and the name `name` if there
  /// is one.
  private func recolored(
    _ entries: [ArchivedObject.Entry], name: String? = nil
  ) -> NIBArchive {
    var archive = ArchiveFixture.labels
    archive.objects.append(ArchivedObject("UIColor", entries))
    archive.objects[3].entries[3].value = .reference(8)
    if let name {
      archive.objects.append(
        ArchivedObject("NSString", [.init("NS.bytes", .data(Array(name.utf8)))]))
      archive.objects[8].entries.append(.init("UISystemColorName", .reference(9)))
    }
    return archive
  }

  private func gray(_ white: Float, alpha: Float = 1) -> [ArchivedObject.Entry] {
    [.init("UIWhite", .float(white)), .init("UIAlpha", .float(alpha))]
  }

  private func rgb(_ value: Float) -> [ArchivedObject.Entry] {
    ["UIRed", "UIGreen", "UIBlue"].map { .init($0, .float(value)) } + [.init("UIAlpha", .float(1))]
  }

  @Test("a black that two labels share equals a gray and a red, green and blue one")
  func colorForms() {
    var shared = recolored(rgb(0))
    shared.objects[2].entries[3].value = .reference(8)
    for other in [recolored(gray(0)), recolored(gray(0), name: "darkTextColor")] {
      var repeated = other
      repeated.objects.append(ArchivedObject("UIColor", rgb(0)))
      repeated.objects[2].entries[3].value = .reference(repeated.objects.count - 1)
      for difference in [
        ArchiveDifference(shared, repeated), ArchiveDifference(repeated, shared),
      ] {
        #expect(difference.isEmpty)
        #expect(difference.differentTriples == 0)
        #expect(difference.otherForms.map(\.key) == ["UITextColor"])
      }
    }
    #expect(ArchiveDifference(shared, shared).otherForms.isEmpty)
  }

  @Test("digits after the fifth decimal of a color are another form of it")
  func converted() {
    let (old, new) = (recolored(rgb(0.9182491)), recolored(rgb(0.91824895)))
    #expect(ArchiveDifference(old, new).isEmpty)
    #expect(ArchiveDifference(old, new).otherForms.map(\.key) == ["UITextColor"])
    #expect(!ArchiveDifference(old, recolored(rgb(0.91827))).isEmpty)
  }

  @Test("grays of two spaces, another opacity and the label's color are different values")
  func differentColors() {
    let pairs = [
      (recolored(gray(0.5)), recolored(rgb(0.5))),
      (recolored(gray(0)), recolored(gray(0, alpha: 0.5))),
      (recolored(gray(0)), recolored(gray(0), name: "labelColor")),
    ]
    for (old, new) in pairs {
      #expect(!ArchiveDifference(old, new).isEmpty)
      #expect(ArchiveDifference(old, new).otherForms.isEmpty)
    }
  }

  @Test("a label that is referenced twice differs from two labels with the same values")
  func sharedLabel() {
    var repeated = ArchiveFixture.labels
    repeated.objects[3] = repeated.objects[2]
    var shared = repeated
    shared.objects[1].entries[2].value = .reference(2)
    #expect(!ArchiveDifference(shared, repeated).isEmpty)
    #expect(!ArchiveDifference(repeated, shared).isEmpty)
  }

  @Test("an array that two views share differs from two arrays of equal labels")
  func sharedArrayOfViews() {
    var repeated = ArchiveFixture.labels
    let array = { (label: Int) in
      ArchivedObject("NSMutableArray", [.init(CollectionKey.element, .reference(label))])
    }
    for position in [2, 3] {
      repeated.objects[position].entries.append(.init("UISubviews", .reference(6 + position)))
    }
    repeated.objects += [
      array(10), array(11), ArchivedObject("UILabel"), ArchivedObject("UILabel"),
    ]
    var shared = repeated
    shared.objects[3].entries[4].value = .reference(8)
    #expect(!ArchiveDifference(shared, repeated).isEmpty)
    #expect(!ArchiveDifference(repeated, shared).isEmpty)
    #expect(ArchiveDifference(repeated, repeated).isEmpty)
  }

  @Test("outlets from equal labels in another order are no difference")
  func equalLabels() {
    var archive = ArchiveFixture.labels
    archive.objects[3] = archive.objects[2]
    archive.objects.append(archive.objects[6])
    archive.objects[8].entries[1].value = .reference(2)
    archive.objects[4].entries.append(.init(CollectionKey.element, .reference(8)))
    var changed = archive
    changed.objects[4].entries.swapAt(1, 2)
    #expect(ArchiveDifference(archive, changed).isEmpty)
  }

  @Test("missing and additional keys are reported")
  func keys() {
    var changed = ArchiveFixture.labels
    changed.objects[2].entries.removeLast()
    changed.objects[2].entries.append(.init("UIOpaque", .bool(false)))
    let changes = ArchiveDifference(ArchiveFixture.labels, changed).changes
    #expect(changes.map(\.key) == ["UITextColor", "UIOpaque"])
    #expect(changes.map(\.new) == [nil, "false"])
  }

  @Test("a missing object counts with all of its values")
  func missingObject() {
    var changed = ArchiveFixture.labels
    changed.objects[1].entries.removeLast()
    changed.objects[4].entries.removeLast()
    let difference = ArchiveDifference(ArchiveFixture.labels, changed)
    #expect(difference.changes.map(\.key) == ["[1]", "[0]"])
    // The label, its four values, the outlet, its two, the name, its bytes, and the two places.
    #expect(difference.differentTriples == 12)
  }

  @Test("a different fallback class is a difference")
  func fallbacks() {
    var changed = ArchiveFixture.labels
    changed.fallbackClasses = [:]
    #expect(ArchiveDifference(ArchiveFixture.labels, changed).changes.map(\.key) == ["fallbacks"])
  }
}
