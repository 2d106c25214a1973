import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject

/// Documents of a few lines, written where they are checked.
enum Snippet {
  /// A storyboard whose scenes hold the objects of `scenes`; `root` are attributes of the document.
  static func storyboard(
    _ scenes: String..., root: String = "", path: String = "Main.storyboard"
  ) -> LoadedFile {
    let scenes = scenes.enumerated().map { number, objects in
      "<scene sceneID=\"scene-\(number)\"><objects>\n\(objects)\n</objects></scene>\n"
    }
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    return LoadedFile(
      SourceFile(
        path: path,
        text: "<document type=\"\(type)\" version=\"3.0\" useTraitCollections=\"YES\" "
          + "useAutolayout=\"YES\" \(root)><scenes>\n\(scenes.joined())</scenes></document>\n"))
  }

  /// A xib that holds `objects`; `root` are attributes of the document.
  static func xib(
    _ objects: String, root: String = "", path: String = "View.xib", resources: String? = nil
  ) -> LoadedFile {
    let resources = resources.map { "<resources>\($0)</resources>\n" } ?? ""
    return LoadedFile(
      SourceFile(
        path: path,
        text: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" "
          + "\(root)><objects>\n\(objects)\n</objects>\(resources)</document>\n"))
  }

  /// The document `text`, named `path`.
  static func file(_ path: String, _ text: String) -> LoadedFile {
    LoadedFile(SourceFile(path: path, text: text))
  }

  /// A view controller named `id` whose view holds `content`; `attributes` are its own.
  static func controller(
    _ id: String = "con", _ attributes: String = "", view content: String = "", _ rest: String = ""
  ) -> String {
    """
    <viewController \(attributes) id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(content)</view>\(rest)</viewController>
    """
  }

  /// Views that stand in another one.
  static func subviews(_ views: String) -> String { "<subviews>\n\(views)\n</subviews>\n" }

  /// The connections of an object.
  static func connections(_ connections: String) -> String {
    "<connections>\n\(connections)\n</connections>\n"
  }
}

extension Rule {
  /// What this rule finds in `files`, besides which there is Swift `code`.
  func messages(
    in files: LoadedFile..., code: String? = nil, isWhole: Bool = false
  ) -> [String] {
    messages(in: files, code: code, isWhole: isWhole)
  }

  /// The same of as many files as there are.
  func messages(
    in files: [LoadedFile], code: String? = nil, isWhole: Bool = false
  ) -> [String] {
    var project = Project(files, isWhole: isWhole)
    project.sources = code.map { ClassTable([SourceFile(path: "App.swift", text: $0)]) }
    return Checker(rules: [self]).check(project).diagnostics.map(\.message)
  }
}
