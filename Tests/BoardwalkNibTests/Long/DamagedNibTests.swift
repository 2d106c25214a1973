import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Reading damaged compiled storyboards")
struct DamagedNibTests {
  /// The document that is read back from a controller with `view` whose view nib `change` damages.
  private func readBack(
    _ view: String, _ change: (inout NIBArchive) throws -> Void
  ) throws -> Document {
    let compiled = try StoryboardCompiler().compile(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)))
    var archives = compiled.archives
    var nib = try #require(archives["home-view-root"])
    try change(&nib)
    archives["home-view-root"] = nib
    var reader = CompiledStoryboardReader(archives, try #require(compiled.info))
    let file = SourceFile(path: "Main.storyboardc", text: reader.document())
    return try #require(Document(try XMLReader().read(file)))
  }

  /// Makes the objects at `children` the subviews of the object at `index`.
  private func setSubviews(_ children: [Int], of index: Int, in nib: inout NIBArchive) {
    nib.objects[index].entries.removeAll { $0.key == "UISubviews" }
    nib.objects[index].entries.append(.init("UISubviews", .reference(nib.objects.count)))
    nib.objects.append(
      ArchivedObject(
        "NSArray",
        [.init(CollectionKey.inlined, .bool(true))]
          + children.map { .init(CollectionKey.element, .reference($0)) }))
  }

  @Test("a view inside of itself is read once")
  func cycle() throws {
    let document = try readBack("") { nib in
      let root = try #require(nib.objects.firstIndex { $0.className == "UIView" })
      setSubviews([root, root], of: root, in: &nib)
    }
    #expect(document.elements(of: .view).count == 1)
  }

  @Test("views that share their subviews are read in proportion to their number")
  func sharedSubviews() throws {
    let document = try readBack("") { nib in
      var parent = try #require(nib.objects.firstIndex { $0.className == "UIView" })
      for _ in 0..<40 {
        let child = nib.objects.count
        nib.objects.append(ArchivedObject("UIView"))
        setSubviews([child, child], of: parent, in: &nib)
        parent = child
      }
    }
    #expect(document.elements(of: .view).count == 41)
  }

  @Test("views far inside each other are left out")
  func depth() throws {
    let document = try readBack("") { nib in
      var parent = try #require(nib.objects.firstIndex { $0.className == "UIView" })
      for _ in 0..<20_000 {
        let child = nib.objects.count
        nib.objects.append(ArchivedObject("UIView"))
        setSubviews([child], of: parent, in: &nib)
        parent = child
      }
    }
    #expect(document.elements(of: .view).count == 100)
  }

  @Test("numbers that are not whole are no traits", arguments: [1e300, .infinity, .nan])
  func traits(number: Double) throws {
    let label = StoryboardFixture.label().replacing(
      "</label>",
      with: #"<accessibility key="accessibilityConfiguration" label="Greeting">"#
        + #"<accessibilityTraits key="traits" header="YES"/></accessibility></label>"#)
    let document = try readBack("<subviews>\(label)</subviews>") { nib in
      let numbers = nib.objects.indices.filter { nib.objects[$0].className == "NSNumber" }
      try #require(!numbers.isEmpty)
      for index in numbers {
        nib.objects[index].entries = [.init("NS.dblval", .double(number))]
      }
    }
    let read = try #require(document.elements(of: .label).first)
    let settings = try #require(read.child(key: "accessibilityConfiguration"))
    #expect(settings["label"] == "Greeting")
    #expect(settings.child(key: "traits") == nil)
  }

  @Test("numbers that are not whole are no words of a variation", arguments: [1e300, .nan])
  func variations(number: Double) throws {
    let stack = """
      <subviews><stackView opaque="NO" contentMode="scaleToFill" id="s">\
      <rect key="frame" x="0.0" y="0.0" width="90" height="80"/>\
      <variation key="widthClass=regular" axis="vertical"/></stackView></subviews>
      """
    let document = try readBack(stack) { nib in
      let storage = try #require(nib.first("_UIAttributeTraitStorage"))
      for value in nib.object(storage["UIRecords"])?.elements ?? [] {
        let index = try #require(nib.object(value)?["UIValue"]?.referencedIndex)
        nib.objects[index].entries = [.init("NS.dblval", .double(number))]
      }
    }
    #expect(document.tree.elements.contains { $0.name == "stackView" })
    #expect(!document.tree.elements.contains { $0.name == "variation" && $0["axis"] != nil })
  }
}
