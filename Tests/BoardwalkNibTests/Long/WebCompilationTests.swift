import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling web views, maps and visual effects to nibs")
struct WebCompilationTests {
  private let frame = #"<rect key="frame" x="0.0" y="0.0" width="100" height="80"/>"#

  private func viewNib(
    _ view: String, _ generation: XcodeGeneration = .standard
  ) throws -> NIBArchive {
    let document = try StoryboardFixture.storyboard(
      StoryboardFixture.controller(view: "<subviews>\(view)</subviews>"))
    let compiler = StoryboardCompiler(CompilerOptions(generation: generation))
    return try #require(try compiler.compile(document).archives["home-view-root"])
  }

  private func web(_ attributes: String, _ parts: String = "") -> String {
    """
    <wkWebView contentMode="scaleToFill" id="web">\(frame)<wkWebViewConfiguration \
    key="configuration" \(attributes)>\(parts)</wkWebViewConfiguration></wkWebView>
    """
  }

  @Test("a web view stores every configuration setting")
  func configuration() throws {
    let archive = try viewNib(web(#"allowsAirPlayForMediaPlayback="NO""#))
    let configuration = try #require(archive.first("WKWebViewConfiguration"))
    #expect(configuration["allowsAirPlayForMediaPlayback"] == .bool(false))
    #expect(configuration["allowsPictureInPictureMediaPlayback"] == .bool(true))
    #expect(configuration["dataDetectorTypes"] == .int64(-1))
    #expect(archive.first("WKWebView")?["findInteractionEnabled"] == .bool(false))
  }

  @Test("Xcode 13 does not compile page search")
  func olderWebView() throws {
    let archive = try viewNib(web(""), .xcode13)
    #expect(archive.first("WKWebView")?["findInteractionEnabled"] == nil)
    #expect(archive.first("WKPreferences")?["shouldPrintBackgrounds"] == nil)
  }

  @Test("unsupported data detectors are rejected")
  func dataDetectors() {
    let some = #"<dataDetectorTypes key="dataDetectorTypes" link="YES"/>"#
    #expect(throws: CompilationError.self) { try viewNib(web("", some)) }
  }

  @Test("a map view stores its type and options")
  func map() throws {
    let archive = try viewNib(
      #"<mapView mapType="hybrid" showsScale="YES" zoomEnabled="NO" id="map">\#(frame)</mapView>"#)
    let map = try #require(archive.first("MKMapView"))
    #expect(map["MKMapType"] == .int8(2))
    #expect(map["MKShowsScaleKey"] == .bool(true))
    #expect(map["MKZoomEnabled"] == .bool(false))
    #expect(map["MKScrollEnabled"] == .bool(true))
  }

  private func effect(_ style: String) -> String {
    """
    <visualEffectView opaque="NO" id="glass">\(frame)<view key="contentView" id="inner">\(frame)\
    <subviews>\(StoryboardFixture.label())</subviews></view><blurEffect style="\(style)"/>\
    </visualEffectView>
    """
  }

  @Test("subviews of a visual effect view are in its content view")
  func effect() throws {
    let archive = try viewNib(effect("regular"))
    let view = try #require(archive.first("UIVisualEffectView"))
    #expect(view["UISubviews"] == nil)
    let content = archive.object(view["UIVisualEffectViewContentView"])
    #expect(content?.className == "_UIVisualEffectContentView")
    #expect(archive.object(content?["UISubviews"])?.elements.count == 1)
    #expect(archive.first("UIBlurEffect")?["UIBlurEffectAutomaticStyle"] == .int8(4))
  }

  @Test("a material blur is rejected by name")
  func material() {
    #expect {
      try viewNib(effect("systemMaterial"))
    } throws: {
      ($0 as? CompilationError)?.unsupported.map(\.name)
        == ["value 'systemMaterial' of attribute 'style' of 'blurEffect'"]
    }
  }
}
