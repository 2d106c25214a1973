import BoardwalkBase

@testable import BoardwalkProject

extension ClassTable {
  /// The table of one Swift file that holds `text`.
  static func swift(_ text: String) -> ClassTable {
    ClassTable([SourceFile(path: "App/File.swift", text: text)])
  }

  /// The table of one Objective-C file that holds `text`.
  static func objectiveC(_ text: String) -> ClassTable {
    ClassTable([SourceFile(path: "App/File.m", text: text)])
  }

  /// All declarations in words: `class Items: List`, `addition Items`.
  var declarations: [String] {
    types.map { type in
      let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: ", ")
      return "\(type.kind) \(type.path)\(inherited)"
    }
  }

  /// All properties in words: `outlet label: UILabel!`.
  var properties: [String] { types.flatMap { $0.properties.map(\.words) } }

  /// All methods in words: `action save:`.
  var methods: [String] { types.flatMap { $0.methods.map(\.words) } }

  /// All uses of identifiers in words: `segue showItem`.
  var namings: [String] {
    uses.map { "\($0.kind) \($0.identifier)" + ($0.isElsewhere ? " elsewhere" : "") }
  }

  /// What the class named `name` inherits, as a file in no project means it.
  func inherited(by name: String) -> Lineage? {
    knowledge(of: name, from: "App/Main.storyboard").lineage
  }
}

extension PropertyDeclaration {
  var words: String {
    let mark = isOutletCollection ? "collection " : isOutlet ? "outlet " : ""
    let inspectable = isInspectable ? "inspectable " : ""
    let hidden = isExposed ? "" : "hidden "
    let suffix = [TypeName.Optionality.none: "", .optional: "?", .implicit: "!"][type.optionality]
    let type = type.isCollection ? "[\(type.name ?? "_")]" : type.name ?? "_"
    return "\(hidden)\(mark)\(inspectable)\(name): \(type)\(suffix ?? "")"
      + (isSettable ? "" : " fixed") + (isStatic ? " static" : "")
  }
}

extension MethodDeclaration {
  var words: String {
    let mark = isSegueAction ? "segue action " : isAction ? "action " : isExposed ? "" : "hidden "
    return mark + selector + (isStatic ? " static" : "")
  }
}
