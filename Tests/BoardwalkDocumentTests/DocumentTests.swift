import BoardwalkDocument
import Testing

@Suite("Documents")
struct DocumentTests {
  @Test(
    "the kind of a document is determined by its root, not by its file name",
    arguments: [
      ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"", DocumentKind.storyboard),
      ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"", .xib),
      ("type=\"com.apple.InterfaceBuilder9.CocoaTouch.Storyboard.XIB\"", .storyboard),
      (
        "type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"",
        .unsupported("a macOS document")
      ),
      (
        "type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"",
        .unsupported("a tvOS document")
      ),
      (
        "type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"",
        .unsupported("a watchOS document")
      ),
      ("", .unsupported("not an Interface Builder document")),
    ])
  func kinds(_ attributes: String, _ kind: DocumentKind) throws {
    let document = try #require(Document(xml: "<document \(attributes)/>"))
    #expect(document.kind == kind)
  }

  @Test("an archive is not an object document")
  func archive() throws {
    let document = try #require(
      Document(xml: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"))
    #expect(document.kind == .unsupported("a pre-Xcode 5 archive"))
    #expect(!document.isSupported)
  }

  @Test("the root has the attributes of the whole document")
  func root() throws {
    let document = try #require(
      Document(
        xml: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
          toolsVersion="23504" useAutolayout="YES" launchScreen="YES" initialViewController="v">
          <device id="retina6_12" orientation="landscape" appearance="dark"/>
          <scenes/>
          <resources><image name="star" catalog="system" width="128" height="64"/></resources>
          </document>
          """))
    #expect(document.name == "Main")
    #expect(document.toolsVersion == "23504")
    #expect(document.usesAutoLayout)
    #expect(document.isLaunchScreen)
    #expect(document.initialViewControllerID == "v")
    #expect(document.initialController == nil)
    #expect(document.device?.identifier == "retina6_12")
    #expect(document.device?.isLandscape == true)
    #expect(document.device?.isDark == true)
    #expect(document.resources.map(\.name) == ["star"])
    #expect(document.scenes.isEmpty)
  }
}
