import BoardwalkDocument
import Testing

@Suite("View defaults")
struct ViewDefaultsTests {
  @Test(
    "an element is a view if it has a frame, a resizing mask or a place among subviews",
    arguments: [
      (
        "<hologramView><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></hologramView>",
        true
      ),
      ("<hologramView><autoresizingMask key=\"autoresizingMask\"/></hologramView>", true),
      ("<hologramView/>", false),
      ("<hologramView><rect key=\"contentStretch\" x=\"0\" y=\"0\"/></hologramView>", false),
      (
        "<variation><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></variation>",
        false
      ),
    ])
  func isView(_ xml: String, _ isView: Bool) throws {
    let document = try #require(Document(xml: xml))
    #expect(View.isView(document.root) == isView)
    let inside = try #require(Document(xml: "<view><subviews>\(xml)</subviews></view>"))
    #expect(View(inside.root).subviews.map { View.isView($0.element) } == [true])
  }

  @Test(
    "ORC-11: touches reach every view unless its document disables them, also labels and images",
    arguments: [
      ("label", "", true), ("imageView", "", true), ("view", "", true), ("button", "", true),
      ("hologramView", "", true), ("label", "userInteractionEnabled=\"YES\"", true),
      ("label", "userInteractionEnabled=\"NO\"", false),
      ("imageView", "userInteractionEnabled=\"NO\"", false),
      ("view", "userInteractionEnabled=\"NO\"", false),
    ])
  func interaction(_ element: String, _ attributes: String, _ isEnabled: Bool) throws {
    let document = try #require(Document(xml: "<\(element) \(attributes)/>"))
    #expect(View(document.root).isUserInteractionEnabled == isEnabled)
  }

  @Test("subviews are ordered back to front, including unknown classes")
  func subviews() throws {
    let document = try #require(
      Document(
        xml: """
          <view><subviews><label id="a"/><!-- between --><hologramView id="b"/>
          <view id="c"><subviews><label id="d"/></subviews></view></subviews></view>
          """))
    #expect(View(document.root).subviews.compactMap(\.id) == ["a", "b", "c"])
    #expect(View(document.root).subviews[2].subviews.compactMap(\.id) == ["d"])
  }

  @Test("constraints are those of the view's own list")
  func constraints() throws {
    let document = try #require(
      Document(
        xml: """
          <view><constraints><constraint id="a"/><comment/><constraint id="b"/></constraints>
          <subviews><view><constraints><constraint id="c"/></constraints></view></subviews></view>
          """))
    #expect(View(document.root).constraints.compactMap(\.id) == ["a", "b"])
  }
}
