/// One scene of a generated storyboard: a controller with a form of labeled fields, whose button
/// leads back to the scene before.
struct GeneratedScene {
  let number: Int
  private let rows = 12

  init(number: Int) { self.number = number }

  /// Writes the scene; `id` names its parts.
  func write(to output: inout StoryboardOutput, _ id: (Int, String) -> String) {
    output.line("<!--Scene \(number)-->")
    output.open("scene", ["sceneID=\"\(id(number, "Scn"))\""])
    output.open("objects")
    output.open(
      "viewController",
      [
        "storyboardIdentifier=\"Scene\(number)\"", "title=\"Scene \(number) &amp; more\"",
        "id=\"\(id(number, "Ctl"))\"", "sceneMemberID=\"viewController\"",
      ])
    view(&output) { id(number, $0) }
    output.open("connections")
    let target = id(max(0, number - 1), "Ctl")
    output.leaf(
      "segue",
      [
        "destination=\"\(target)\"", "kind=\"show\"", "identifier=\"back\"",
        "id=\"\(id(number, "Seg"))\"",
      ])
    output.close("connections")
    output.close("viewController")
    output.leaf(
      "placeholder",
      [
        "placeholderIdentifier=\"IBFirstResponder\"", "id=\"\(id(number, "Fst"))\"",
        "userLabel=\"First Responder\"", "sceneMemberID=\"firstResponder\"",
      ])
    output.close("objects")
    output.leaf("point", ["key=\"canvasLocation\"", "x=\"\(number * 700)\"", "y=\"139\""])
    output.close("scene")
  }

  private func view(_ output: inout StoryboardOutput, _ id: (String) -> String) {
    output.open("view", ["key=\"view\"", "contentMode=\"scaleToFill\"", "id=\"\(id("Viw"))\""])
    frame(&output, y: 0, width: 414, height: 896)
    output.open("subviews")
    for row in 0..<rows { label(&output, row, id(part("L", row))) }
    output.close("subviews")
    output.leaf("viewLayoutGuide", ["key=\"safeArea\"", "id=\"\(id("Saf"))\""])
    output.leaf("color", ["key=\"backgroundColor\"", "systemColor=\"systemBackgroundColor\""])
    output.open("constraints")
    for row in 0..<rows {
      let above = row == 0 ? id("Saf") : id(part("L", row - 1))
      output.leaf(
        "constraint",
        [
          "firstItem=\"\(id(part("L", row)))\"", "firstAttribute=\"top\"",
          "secondItem=\"\(above)\"", "secondAttribute=\"\(row == 0 ? "top" : "bottom")\"",
          "constant=\"8\"", "id=\"\(id(part("T", row)))\"",
        ])
      output.leaf(
        "constraint",
        [
          "firstItem=\"\(id(part("L", row)))\"", "firstAttribute=\"leading\"",
          "secondItem=\"\(id("Saf"))\"", "secondAttribute=\"leading\"", "constant=\"20\"",
          "id=\"\(id(part("H", row)))\"",
        ])
    }
    output.close("constraints")
    output.close("view")
  }

  private func label(_ output: inout StoryboardOutput, _ row: Int, _ id: String) {
    output.open(
      "label",
      [
        "opaque=\"NO\"", "userInteractionEnabled=\"NO\"", "contentMode=\"left\"",
        "horizontalHuggingPriority=\"251\"", "verticalHuggingPriority=\"251\"",
        "text=\"Row \(row) of scene \(number)\"", "textAlignment=\"natural\"",
        "lineBreakMode=\"tailTruncation\"", "baselineAdjustment=\"alignBaselines\"",
        "adjustsFontSizeToFit=\"NO\"", "translatesAutoresizingMaskIntoConstraints=\"NO\"",
        "id=\"\(id)\"",
      ])
    frame(&output, y: 52 + row * 29, width: 120, height: 21)
    output.leaf(
      "fontDescription", ["key=\"fontDescription\"", "type=\"system\"", "pointSize=\"17\""])
    output.leaf("nil", ["key=\"textColor\""])
    output.leaf("nil", ["key=\"highlightedColor\""])
    output.close("label")
  }

  private func frame(_ output: inout StoryboardOutput, y: Int, width: Int, height: Int) {
    output.leaf(
      "rect",
      [
        "key=\"frame\"", "x=\"\(y == 0 ? "0.0" : "20")\"", "y=\"\(y == 0 ? "0.0" : String(y))\"",
        "width=\"\(width)\"", "height=\"\(height)\"",
      ])
  }

  /// The first part of an id: a letter and two digits.
  private func part(_ letter: String, _ row: Int) -> String {
    "\(letter)\(row < 10 ? "0" : "")\(row)"
  }
}
