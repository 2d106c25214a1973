import Foundation
import Testing

@testable import BoardwalkProject

@Suite("Images of asset catalogs")
struct CatalogImageTests {
  /// A PNG of one pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private let pixel = Data(base64Encoded: png) ?? Data()

  private func list(_ entries: String, _ properties: String = "") -> String {
    "{\"images\": [\(entries)], \"properties\": {\(properties)}}"
  }

  private func entry(_ file: String, _ more: String = "\"scale\": \"2x\"") -> String {
    "{\"idiom\": \"universal\", \"filename\": \"\(file)\", \(more)}"
  }

  /// The image `star` of a catalog whose set holds `files` besides the JSON `contents`.
  private func image(
    _ contents: String, _ files: [String: Data], largestFile: Int = 1_000, link: String? = nil
  ) throws -> CatalogImage? {
    let set = "App/Assets.xcassets/star.imageset"
    let folder = try TemporaryFolder(["\(set)/Contents.json": contents, "secret.png": ""])
    defer { folder.remove() }
    try pixel.write(to: URL(fileURLWithPath: "\(folder.path)/secret.png"))
    for (name, data) in files {
      try data.write(to: URL(fileURLWithPath: "\(folder.path)/\(set)/\(name)"))
    }
    if let link {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(set)/\(link)", withDestinationPath: "\(folder.path)/secret.png")
    }
    return CatalogImages(of: "\(folder.path)/App", named: ["star"], largestFile: largestFile)[
      "star"]
  }

  @Test("the file with the most pixels per point within the limit is taken")
  func scales() throws {
    let entries = entry("a.png") + "," + entry("b.png", "\"scale\": \"3x\"")
    let large = pixel + Data(count: 2_000)
    let image = try image(list(entries), ["a.png": pixel, "b.png": large])
    #expect(image?.scale == 2)
    #expect(image?.bitmap.bytes.count == pixel.count)
  }

  @Test("a set may be a template")
  func rendering() throws {
    let intent = "\"template-rendering-intent\": \"template\""
    #expect(
      try image(list(entry("a.png"), intent), ["a.png": pixel])?.rendering == .template)
    #expect(try image(list(entry("a.png")), ["a.png": pixel])?.rendering == .automatic)
  }

  @Test("images for dark interfaces and for certain devices are ignored")
  func variants() throws {
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    #expect(try image(list(entry("a.png", dark)), ["a.png": pixel]) == nil)
    let pad = "{\"idiom\": \"ipad\", \"filename\": \"a.png\"}"
    #expect(try image(list(pad), ["a.png": pixel]) == nil)
  }

  @Test(
    "a file outside of the set's folder is not opened",
    arguments: ["../../../secret.png", "/etc/passwd", "link.png", "..", ""])
  func outside(_ name: String) throws {
    #expect(try image(list(entry(name)), [:], link: "link.png") == nil)
  }

  @Test(
    "only PNG and JPEG files of a usual size are images, whatever their names are",
    arguments: [
      "<svg onload='alert(1)'/>", "<html>", "", "\u{89}PNG", "{}",
    ])
  func contents(_ text: String) throws {
    #expect(try image(list(entry("a.png")), ["a.png": Data(text.utf8)]) == nil)
  }

  @Test("a file over the limit is no image")
  func limit() throws {
    #expect(
      try image(list(entry("a.png")), ["a.png": pixel], largestFile: pixel.count) != nil)
    #expect(
      try image(list(entry("a.png")), ["a.png": pixel], largestFile: pixel.count - 1) == nil)
  }

  @Test("JSON of another form is no image set", arguments: ["", "[]", "{\"images\": 1}", "null"])
  func lists(_ contents: String) throws {
    #expect(try image(contents, ["a.png": pixel]) == nil)
  }

  @Test("the size of a JPEG file is that of its frame")
  func jpeg() {
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 20, 1, 44, 1, 0, 0, 0]
    let image = BitmapImage(start + frame)
    #expect(image?.format == .jpeg)
    #expect(image?.width == 300 && image?.height == 20)
    for count in 0..<(start + frame).count - 4 {
      #expect(BitmapImage(Array((start + frame).prefix(count))) == nil, "cut after \(count) bytes")
    }
  }

  @Test("an image larger than every screen is rejected", arguments: [0, 8_193, 0x7FFF_FFFF])
  func sides(_ width: Int) {
    var bytes = [UInt8](pixel)
    for index in 0..<4 { bytes[16 + index] = UInt8(width >> (24 - 8 * index) & 0xFF) }
    #expect(BitmapImage(bytes) == nil)
  }
}
