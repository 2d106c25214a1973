import Boardwalk

/// Turns the document at `path` into a scene text and back.
func convert(_ path: String) throws {
  let document = try InterfaceDocument(contentsOf: path)
  let scene = try InterfaceDocument(document.sceneText(), path: "\(document.name).scene")
  print("round trip:", scene.xml() == document.xml(isCanonical: true))
  do {
    _ = try InterfaceDocument("<document", path: "Broken.storyboard")
  } catch {
    print("broken:", error.diagnostics.map(\.rule), error.diagnostics.map(\.start))
  }
}

/// Checks the project in `folder`.
func check(_ folder: String) throws {
  var configuration = CheckConfiguration()
  configuration.turnOff("missing-translation")
  configuration.turnOn("low-contrast", as: .error)
  let report = StoryboardProject(paths: [folder], configuration: configuration).check()
  print("files:", report.fileCount, "errors:", report.count(of: .error))
  for diagnostic in report.diagnostics {
    print("\(diagnostic.start) \(diagnostic.severity) \(diagnostic.rule)")
  }
}
