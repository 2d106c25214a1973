import BoardwalkBase
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkTestSupport
import Foundation
import Testing

@testable import BoardwalkSnapshot

@Suite("Images of catalogs in pictures")
struct BitmapDrawingTests {
  /// The images of a catalog with `star`, a PNG of one pixel, which is a template if `isTemplate`.
  private func images(isTemplate: Bool) throws -> CatalogImages {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let intent = isTemplate ? "template" : "original"
    let list = """
      {"images": [{"idiom": "universal", "filename": "star.png"}],
       "properties": {"template-rendering-intent": "\(intent)"}}
      """
    try Data(list.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try #require(Data(base64Encoded: Self.png))
      .write(to: set.appendingPathComponent("star.png"))
    return CatalogImages(of: folder.path, named: ["star"], largestFile: 1_000)
  }

  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func picture(_ contentMode: String, isTemplate: Bool = false) throws -> String {
    let view = """
      <imageView image="star" \(contentMode) id="i">\
      <rect key="frame" x="16" y="100" width="100" height="30"/></imageView>
      """
    let sample = Sample(views: view, resources: #"<image name="star" width="1" height="1"/>"#)
    return SVGPicture(try images(isTemplate: isTemplate))
      .text(of: [try sample.simulation(nil, LaunchOptions())])
  }

  @Test(
    "an image fills its view as the content mode tells",
    arguments: [
      ("", #"x="16" y="100" width="100" height="30""#),
      (#"contentMode="scaleAspectFit""#, #"x="51" y="100" width="30" height="30""#),
      (#"contentMode="scaleAspectFill""#, #"x="16" y="65" width="100" height="100""#),
      (#"contentMode="center""#, #"x="65.5" y="114.5" width="1" height="1""#),
      (#"contentMode="bottomRight""#, #"x="115" y="129" width="1" height="1""#),
    ])
  func places(_ contentMode: String, _ place: String) throws {
    let picture = try picture(contentMode)
    #expect(picture.contains(place + #" viewBox="0 0 1 1""#))
    #expect(picture.contains("href=\"data:image/png;base64,\(Self.png)\""))
    #expect(picture.contains("<title>star</title>"))
  }

  @Test("a template has the tint color")
  func tint() throws {
    #expect(
      try picture("", isTemplate: true).contains("<feFlood flood-color=\"#007aff\""))
    #expect(try !picture("", isTemplate: false).contains("<feFlood"))
  }

  @Test("without images a picture has frames with their names")
  func frames() throws {
    let view = """
      <imageView image="star" id="i">\
      <rect key="frame" x="16" y="100" width="100" height="60"/></imageView>
      """
    let sample = Sample(views: view, resources: #"<image name="star" width="1" height="1"/>"#)
    let picture = SVGPicture().text(of: [try sample.simulation(nil, LaunchOptions())])
    #expect(picture.contains(">star</text>") && !picture.contains("<image"))
  }
}
