import Testing

@testable import BoardwalkScene

@Suite("Swift in scenes")
struct SwiftTests {
  @Test(
    "constraint calls have an equivalent line",
    arguments: [
      ("a.topAnchor.constraint(equalTo: b.bottomAnchor)", "a.top = b.bottom"),
      ("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: -8)", "a.top = b.bottom - 8"),
      ("a.widthAnchor.constraint(lessThanOrEqualToConstant: 44)", "a.width <= 44"),
      (
        "a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 0.5)",
        "a.width >= b.width * 0.5"
      ),
      (
        "self.a.leadingAnchor.constraint(equalTo: self.view.safeAreaLayoutGuide.leadingAnchor)",
        "a.leading = safeArea.leading"
      ),
      (
        "a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1.0)",
        "a.top = b.bottom std"
      ),
      (
        "a!.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: margin)",
        "a.top = view.topMargin + margin"
      ),
    ])
  func anchors(call: String, equation: String) {
    #expect(AnchorCall(call)?.equation == equation)
    #expect(AnchorCall(call + ".isActive = true")?.equation == equation)
    #expect(AnchorCall.equations(in: "let all = [\(call),\n\(call)]") == [equation, equation])
  }

  @Test(
    "other calls have none",
    arguments: [
      "", "a.constraint(", "topAnchor.constraint(equalTo: b.topAnchor)",
      "a.topAnchor.constraint(equalTo: b)", "a.topAnchor.constraint(with: b.topAnchor)",
      "a.widthAnchor.constraint(equalToConstant: wide)", "a.topAnchor.constraint()",
      "a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2)",
      "a.topAnchor.constraint(b.topAnchor)", "a.topAnchor.constraint(equalTo: f().topAnchor, x: (",
    ])
  func noAnchors(call: String) {
    #expect(AnchorCall(call) == nil)
    #expect(AnchorCall.equations(in: call) == nil)
  }

  @Test(
    "visual format strings have equivalent lines",
    arguments: [
      (
        "H:|-16-[a]-8-[b]|",
        [
          "a.leading = view.leading + 16", "b.leading = a.trailing + 8",
          "b.trailing = view.trailing",
        ]
      ),
      ("V:|[a]-[b(44)]", ["a.top = view.top", "b.top = a.bottom std"]),
      ("[a]-(>=8)-[b]", []), ("\"V: [a] - (4) - [b]\"", ["b.top = a.bottom + 4"]),
    ])
  func visualFormat(text: String, equations: [String]) {
    #expect(VisualFormat(text)?.equations == equations)
  }

  @Test(
    "other strings are no visual format",
    arguments: ["", "H:", "Sign in", "a | b", "H:|[]|", "V:x"])
  func noVisualFormat(text: String) { #expect(VisualFormat(text) == nil) }

  @Test(
    "value initializers have an equivalent value",
    arguments: [
      (".systemFont", "ofSize: 17", "system(17)"),
      ("UIFont.systemFont", "ofSize: 17, weight: UIFont.Weight.bold", "system(17, bold)"),
      (".system", "size: 12, weight: .light", "system(12, light)"),
      (".italicSystemFont", "ofSize: 12", "italicSystem(12)"),
      ("UIFont", "name: \"Menlo\", size: 12", "custom(\"Menlo\", \"Menlo\", 12)"),
      ("UIFont.preferredFont", "forTextStyle: .body", ".body"),
      ("Image", "systemName: \"heart\"", "system(heart)"), ("Image", "\"Logo\"", "\"Logo\""),
      ("UIColor", "red: 1, green: 0, blue: 0, alpha: 1.0", "rgb(1, 0, 0)"),
      ("UIColor", "white: 0, alpha: 0.5", "white(0, 0.5)"),
      ("UIColor.red.withAlphaComponent", "0.5", "rgb(1, 0, 0, 0.5)"),
      ("CGRect", "x: 1, y: 2, width: 3, height: 4", "rect(1, 2, 3, 4)"),
      ("CGPoint", "x: 1, y: 2", "point(1, 2)"),
    ])
  func values(name: String, arguments: String, value: String) {
    #expect(SwiftCall(name, arguments[...]).meaning(as: nil) == value)
    #expect(name.hasPrefix(".") || SwiftCall.isKnown(name))
  }

  @Test(
    "unknown calls have none",
    arguments: [
      ("make", "red: 1"), ("UIFont", "size: 12"), ("UIImage", "data: data"), ("CGSize", "width: 1"),
      ("UIColor.pale.withAlphaComponent", "0.5"), ("UIColor", "hue: 1"), (".systemFont", ""),
    ])
  func noValues(name: String, arguments: String) {
    #expect(SwiftCall(name, arguments[...]).meaning(as: nil) == nil)
  }

  @Test("arguments are separated by top-level commas")
  func arguments() {
    let text = " a: f(1, 2), \"x, y\" , [1, 2], b : .c, d? e: f "
    let found = SwiftArgument.all(in: text[...])
    #expect(found.map(\.label) == ["a", nil, nil, "b", nil])
    #expect(found.map(\.value) == ["f(1, 2)", "\"x, y\"", "[1, 2]", ".c", "d? e: f"])
    #expect(SwiftArgument.all(in: "  ").isEmpty)
  }

  @Test("connections are recognized by their argument labels")
  func connections() {
    #expect(ConnectionWords.meant(by: "touchUpInside", to: "a.b:") == ("action", "touchUpInside"))
    #expect(ConnectionWords.meant(by: "tap", to: "a.b:") == ("action", "touchUpInside"))
    #expect(ConnectionWords.meant(by: "push", to: "a") == ("segue", "push"))
    #expect(ConnectionWords.meant(by: "root", to: "a") == ("segue", "rootViewController"))
    #expect(ConnectionWords.meant(by: "tapped", to: "a.b:") == ("action", "tapped"))
    #expect(ConnectionWords.meant(by: "delegate", to: "a") == ("outlet", "delegate"))
  }

  @Test("traits have size classes")
  func sizes() {
    #expect(SizeWords.sizes(meantBy: "Landscape") == "height: compact")
    #expect(SizeWords.sizes(meantBy: "iPad") == "width: regular, height: regular")
    #expect(SizeWords.sizes(meantBy: "sunny") == nil)
  }
}
