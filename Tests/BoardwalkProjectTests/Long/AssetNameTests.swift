import BoardwalkProject
import Testing

@Suite("Image and color names")
struct AssetNameTests {
  private func assets(_ paths: String...) -> Assets? {
    Assets(paths: ["A.xcassets/Contents.json"] + paths)
  }

  @Test(
    "a top-level image is named without its scale and idiom suffixes",
    arguments: [
      ("Star.png", ["Star", "Star.png"]), ("Star@2x.png", ["Star", "Star.png", "Star@2x.png"]),
      ("Star@3x.png", ["Star", "Star.png", "Star@3x.png"]),
      ("Star~ipad.png", ["Star", "Star.png", "Star~ipad.png"]),
      ("Star@2x~iphone.JPG", ["Star", "Star.JPG", "Star@2x~iphone.JPG"]),
      ("a.b.png", ["a.b", "a.b.png"]), ("größe.pdf", ["größe", "größe.pdf"]),
      ("Star.txt", []), ("Star", []), ("png", []), (".png", ["", ".png"]),
    ] as [(String, Set<String>)])
  func loose(_ file: String, _ names: Set<String>) {
    #expect(assets("App/Images/" + file)?.images == names)
  }

  @Test(
    "an asset is named by its set and its namespaces",
    arguments: [
      ("A.xcassets/Star.imageset/star.png", ["Star"], []),
      ("A.xcassets/Star.symbolset/star.svg", ["Star"], []),
      ("A.xcassets/Icons/Star.imageset/Contents.json", ["Star", "Icons/Star"], []),
      (
        "A.xcassets/Icons/Small/Star.imageset/Contents.json",
        ["Star", "Small/Star", "Icons/Small/Star"], []
      ),
      ("A.xcassets/Brand.colorset/Contents.json", [], ["Brand"]),
      ("A.xcassets/My.Brand.colorset/Contents.json", [], ["My.Brand"]),
      ("A.xcassets/AppIcon.appiconset/icon.png", [], []),
      ("A.xcassets/LaunchImage.launchimage/launch.png", [], []),
      ("A.xcassets/Icons/loose.png", ["loose", "loose.png"], []),
      ("A.xcassets/Sound.dataset/a.wav", [], []),
      ("Deep/Down/A.xcassets/Star.imageset/x.png", ["Star"], []),
    ] as [(String, Set<String>, Set<String>)])
  func sets(_ path: String, _ images: Set<String>, _ colors: Set<String>) {
    #expect(assets(path)?.images == images)
    #expect(assets(path)?.colors == colors)
  }

  @Test("a file inside a catalog is not found by its own name")
  func inside() {
    #expect(assets("A.xcassets/Star.imageset/other@2x.png")?.images.contains("other") == false)
  }

  @Test("order and duplicates of files do not matter")
  func order() {
    let paths = ["A.xcassets/S.imageset/a.png", "B.xcassets/C.colorset/b.json", "c@2x.png"]
    #expect(Assets(paths: paths) == Assets(paths: paths.reversed()))
    #expect(Assets(paths: paths) == Assets(paths: paths + paths))
  }
}
