/// Writes storyboards of any size as Interface Builder would: many scenes of nested views,
/// constraints and segues; every id is unique and every reference valid.
struct StoryboardGenerator {
  private let minimumSize: Int

  /// A generator of a storyboard that is at least `minimumSize` bytes long.
  init(minimumSize: Int) { self.minimumSize = minimumSize }

  /// The storyboard.
  func bytes() -> [UInt8] {
    var output = StoryboardOutput()
    output.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    output.open(
      "document",
      [
        "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"", "version=\"3.0\"",
        "toolsVersion=\"21701\"", "targetRuntime=\"iOS.CocoaTouch\"",
        "propertyAccessControl=\"none\"", "useAutolayout=\"YES\"", "useTraitCollections=\"YES\"",
        "useSafeAreas=\"YES\"", "initialViewController=\"\(id(0, "Ctl"))\"",
      ])
    output.leaf("device", ["id=\"retina6_1\"", "orientation=\"portrait\"", "appearance=\"light\""])
    output.open("dependencies")
    output.leaf("deployment", ["identifier=\"iOS\""])
    output.leaf(
      "plugIn",
      ["identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\"", "version=\"21679\""])
    output.close("dependencies")
    output.open("scenes")
    var scene = 0
    while scene == 0 || output.size < minimumSize {
      GeneratedScene(number: scene).write(to: &output, id)
      scene += 1
    }
    output.close("scenes")
    output.close("document")
    return output.bytes
  }

  /// An id in Interface Builder's form: three, two and three signs.
  private func id(_ scene: Int, _ part: String) -> String {
    let digits = String(scene, radix: 36)
    let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    return "\(part)-\(padded.prefix(2))-\(padded.dropFirst(2))"
  }
}
