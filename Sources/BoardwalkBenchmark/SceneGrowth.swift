import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import Foundation

/// The growth of time and memory for reading and writing scenes with the size of a document.
struct SceneGrowth {
  private let megabytes: [Int]

  init(megabytes: [Int]) { self.megabytes = megabytes }

  /// Measures and prints; the sizes of scenes are those of the equivalent XML.
  func print() throws {
    var table = Table(headings: ["size", "workload", "CPU s", "peak memory"])
    for size in megabytes {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("boardwalk-benchmark-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let paths = try files(ofSize: size, in: folder)
      for (workload, path) in [
        (Workload.tree, paths.xml), (Workload.scene, paths.scene), (Workload.toScene, paths.xml),
      ] {
        let measured = try Measurement(workload, paths: [path])
        table.add([
          "\(size) MB", workload.name, Table.number(measured.seconds, places: 3),
          Table.megabytes(measured.peakMemory),
        ])
      }
    }
    Swift.print(table.text)
  }

  /// A generated storyboard and the equivalent scene, in `folder`.
  private func files(
    ofSize size: Int, in folder: URL
  ) throws -> (xml: String, scene: String) {
    let bytes = StoryboardGenerator(minimumSize: size * 1_000_000).bytes()
    let xml = folder.appendingPathComponent("a.storyboard")
    let scene = folder.appendingPathComponent("a.scene")
    try Data(bytes).write(to: xml)
    let tree = try XMLReader().read(SourceFile(path: xml.path, bytes: bytes)).tree
    try Data(SceneWriter().write(tree).utf8).write(to: scene)
    return (xml.path, scene.path)
  }
}
