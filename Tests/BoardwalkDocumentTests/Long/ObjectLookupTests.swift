import BoardwalkDocument
import Testing

@Suite("Object lookup")
struct ObjectLookupTests {
  private func document() throws -> Document {
    try #require(
      Document.storyboard(
        """
        <scene sceneID="s1"><objects>
        <viewController id="items" sceneMemberID="viewController"><view key="view" id="v">
        <subviews><label id="a"/><button id="b"/><label id="c"/><label id="a"/></subviews></view>
        <connections><outlet property="label" destination="c" id="o"/></connections>
        </viewController><placeholder id="r"/></objects></scene>
        <scene sceneID="s2"><objects>
        <timeMachineController id="later" sceneMemberID="viewController">
        <view id="w"/></timeMachineController><exit id="e"/></objects></scene>
        """))
  }

  @Test("objects are found by id, devices have none")
  func ids() throws {
    let document = try document()
    #expect(document.object(withID: "b")?.name == "button")
    #expect(document.object(withID: "items")?.name == "viewController")
    #expect(document.object(withID: "s1") == nil)
    #expect(document.object(withID: "") == nil)
  }

  @Test("the first of several objects with an id is found, and the others are reported")
  func duplicates() throws {
    let document = try document()
    let first = try #require(document.object(withID: "a"))
    #expect(document.duplicateObjects.map(\.first) == [first])
    #expect(document.duplicateObjects.map(\.element.name) == ["label"])
    #expect(document.duplicateObjects.allSatisfy { $0.element.index > first.index })
  }

  @Test("objects are found by connection")
  func destinations() throws {
    let document = try document()
    let outlet = try #require(document.elements(of: .outlet).map(Outlet.init).first)
    #expect(document.destination(of: outlet) == document.object(withID: "c"))
    #expect(document.initialController == document.object(withID: "items"))
  }

  @Test("objects are found by kind in document order")
  func kinds() throws {
    let document = try document()
    #expect(document.elements(of: .label).map { $0["id"] } == ["a", "c", "a"])
    #expect(document.elements(of: .slider).isEmpty)
    let found = document.elements { $0 == .label || $0 == .button }
    #expect(found.map { $0["id"] } == ["a", "b", "c", "a"])
  }

  @Test("view controllers of unknown kinds are found")
  func controllers() throws {
    let document = try document()
    #expect(document.viewControllers.map(\.id) == ["items", "later"])
  }

  @Test("the ancestors of an object are found")
  func surroundings() throws {
    let document = try document()
    let label = try #require(document.object(withID: "c"))
    #expect(document.scene(of: label)?.sceneID == "s1")
    #expect(document.controller(of: label)?.id == "items")
    let exit = try #require(document.object(withID: "e"))
    #expect(document.controller(of: exit)?.id == "later")
    #expect(document.scene(of: document.root) == nil)
    #expect(document.controller(of: document.root) == nil)
  }

  @Test("thousands of ids are each found")
  func many() throws {
    let views = (0..<5_000).map { "<view id=\"id-\($0)-\($0 * 7)\"/>" }.joined()
    let document = try #require(Document(xml: "<document>\(views)</document>"))
    #expect((0..<5_000).allSatisfy { document.object(withID: "id-\($0)-\($0 * 7)") != nil })
    #expect(document.object(withID: "id-5000-35000") == nil)
  }
}
