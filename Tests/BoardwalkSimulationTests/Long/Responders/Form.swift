import BoardwalkSimulation
import Testing

/// A walk through an app with text inputs.
struct Form {
  var walk: Walk

  /// A screen `a` with fields called as in `fields`, each with its attributes and what is inside
  /// it; they have the controller for their delegate.
  static func scene(
    _ fields: [(name: String, attributes: String, content: String)], isDelegate: Bool = true
  ) -> Sketch {
    fields.reduce(Sketch("a")) { sketch, field in
      let delegate =
        isDelegate
        ? "<outlet property=\"delegate\" destination=\"a\" id=\"\(field.name)-d\"/>" : ""
      let element = field.attributes.hasPrefix("<") ? "" : "textField "
      let start = element.isEmpty ? field.attributes : "<\(element)\(field.attributes)"
      let name = start.dropFirst().prefix { $0 != " " }
      return sketch.view(
        """
        \(start) id="\(field.name)">\(field.content)
        <connections>\(delegate)</connections></\(name)>
        """
      ).outlet(field.name, field.name)
    }
  }

  /// A walk through a screen with one field for each of `names`.
  init(_ names: String..., code: FormCode = FormCode(), system: Int = 18) throws {
    try self.init(names.map { ($0, "", "") }, code: code, system: system)
  }

  /// A walk through a screen with `fields`.
  init(
    _ fields: [(name: String, attributes: String, content: String)], code: FormCode = FormCode(),
    system: Int = 18, isDelegate: Bool = true
  ) throws {
    let app = try SketchedApp(Form.scene(fields, isDelegate: isDelegate))
    walk = app.launch(["AViewController": code]) { $0.system = .init(system) }
  }

  /// The view named `name`.
  func view(_ name: String) throws -> ViewID {
    ViewID(name, of: try #require(walk.simulation.root))
  }

  /// What can be touched of the view named `name`.
  func touchable(_ name: String) throws -> Touchable {
    let view = try view(name)
    return try #require(walk.simulation.touchables.first { $0.view == view })
  }

  func text(_ name: String) throws -> String? { walk.simulation[try view(name)]?.text }

  mutating func tap(_ name: String) throws { try walk.perform(.tap(try touchable(name))) }
  mutating func type(_ text: String) throws { try walk.perform(.type(text)) }

  /// Whether the view named `name` is first responder.
  func isFirst(_ name: String) throws -> Bool {
    walk.simulation.firstResponder == .view(try view(name))
  }
}
