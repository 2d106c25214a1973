import BoardwalkDocument

/// The properties of a document that its header specifies.
enum DocumentHeader {
  private static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
  private static let standalone = #"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"#

  /// Whether `header` begins a storyboard rather than a xib.
  static func isStoryboard(_ header: Statement) -> Bool {
    header.kind == "storyboard"
      || header.fields.contains {
        if case .plain(let value) = $0.value {
          $0.name == "type" && DocumentLift.isStoryboard(type: value)
        } else {
          false
        }
      }
  }

  /// Adds the unusual properties of `tree`, and the module of its classes.
  static func describe(_ tree: ElementTree, module: String?, in header: inout Statement) {
    if let module { header.fields.insert(Field(name: "module", value: .plain(module)), at: 0) }
    switch tree.declaration {
    case declaration: break
    case standalone: header.flags.append("standalone-no")
    case let other?: header.fields.append(Field(name: "declaration", value: .plain(other)))
    case nil: header.flags.append("no-declaration")
    }
    if tree.nonCanonicalSpellings == [NonCanonicalSpelling(at: .endOfFile, gap: "", spelling: nil)]
    {
      header.flags.append("no-final-newline")
    }
  }

  /// Removes the fields of `describe`; returns the document's context, its XML declaration, and
  /// whether it ends with a line feed.
  static func read(
    _ header: inout Statement
  ) -> (context: SceneContext, declaration: String?, endsWithLineFeed: Bool) {
    var declaration: String? = declaration
    var module: String?
    var tools = ToolsVersion(nil)
    for field in header.fields where field.name == "tools" || field.name == "toolsVersion" {
      if case .plain(let version) = field.value { tools = ToolsVersion(version) }
    }
    header.fields.removeAll { field in
      guard case .plain(let value) = field.value else { return false }
      switch field.name {
      case "module": module = value
      case "declaration": declaration = value
      default: return false
      }
      return true
    }
    var endsWithLineFeed = true
    header.flags.removeAll { flag in
      switch flag {
      case "standalone-no": declaration = standalone
      case "no-declaration": declaration = nil
      case "no-final-newline": endsWithLineFeed = false
      default: return false
      }
      return true
    }
    return (SceneContext(module: module, tools: tools), declaration, endsWithLineFeed)
  }
}
