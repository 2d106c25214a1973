import BoardwalkBase
import BoardwalkGenerate
import BoardwalkProject

/// Projects of documents written for one test.
enum Sample {
  /// A project with the files `texts`, by their paths, and sources if there are any.
  static func project(_ texts: KeyValuePairs<String, String>, sources: String? = nil) -> Project {
    let files = texts.map { LoadedFile(SourceFile(path: $0, text: $1)) }
    var project = Project(files, isWhole: true)
    project.sources = sources.map { ClassTable([SourceFile(path: "App.swift", text: $0)]) }
    return project
  }

  /// What a project with the scene text `scene` as `Main.scene` offers.
  static func catalog(_ scene: String, sources: String? = nil) -> ResourceCatalog {
    ResourceCatalog(project(["Main.scene": scene], sources: sources))
  }

  /// What an app with an empty storyboard in the folder `App` and these strings files offers.
  static func catalog(strings: KeyValuePairs<String, String>) -> ResourceCatalog {
    let scene = SourceFile(path: "App/Main.scene", text: "storyboard\n")
    let translations = strings.compactMap { Translations(SourceFile(path: $0, text: $1)) }
    return ResourceCatalog(
      Project([LoadedFile(scene)], isWhole: true, translations: translations))
  }

  /// A storyboard with the elements `objects` as its scenes; `name` is its name.
  static func storyboard(
    _ objects: String, name: String = "Main", attributes: String = ""
  ) -> (path: String, text: String) {
    (
      "\(name).storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" \(attributes)>
      <scenes>\(objects)</scenes></document>
      """
    )
  }
}
