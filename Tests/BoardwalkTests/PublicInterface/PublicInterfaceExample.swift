import Boardwalk

/// What the article on the public interface shows, for the compiler; a test compares both.
func publicInterfaceExample() throws {
  // Convert and check one document.
  let document = try InterfaceDocument(contentsOf: "Main.storyboard")
  print(document.sceneText())
  for diagnostic in document.check() { print("\(diagnostic.start): \(diagnostic.message)") }

  // Check a folder with the configuration of its project.
  var configuration = CheckConfiguration()
  if let path = CheckConfiguration.path(for: "Sources/App") {
    configuration = try CheckConfiguration(contentsOf: path)
  }
  let report = StoryboardProject(paths: ["Sources/App"], configuration: configuration).check()
  print(report.count(of: .error), "errors in", report.fileCount, "files")

  // Compile, draw the navigation graph, walk.
  let app = try StoryboardApp("Sources/App")
  print(try GraphRenderer(.mermaid).text(of: app.graph))
  var walk = try app.launch(on: "iPhone 16", isLandscape: true)
  try walk.tap("Sign In")
  print(walk.front ?? "", walk.picture, walk.trace)

  // Follow a flow, and explore all states that touches reach.
  let flow = try app.follow(contentsOf: "Sources/App/login.flow")
  for failure in flow.failures { print("\(failure.path):\(failure.start): \(failure.message)") }
  for scene in app.explore(steps: 1_000).unreached { print("\(scene.name) is never shown") }
}
