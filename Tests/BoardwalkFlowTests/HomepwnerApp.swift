import BoardwalkGraph
import BoardwalkProject
import Foundation

/// The example app, compiled.
enum HomepwnerApp {
  static let folder: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Examples/Homepwner").path
  }()

  static let graph: SceneGraph = {
    let project = Project(paths: [folder])
    let main = project.documents.first { $0.name == "Main" }
    return Compiler().compile(project, main: main, strings: StringsTable.tables(in: folder))
  }()
}
