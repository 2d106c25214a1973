import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// Compares the cost of scene texts with that of XML for the same documents. All files are in
/// memory, and rounds are interleaved, so that other load affects both alike.
struct SceneComparison {
  private struct Task {
    let name: String
    let run: () -> Void
  }

  private let documents: [SourceFile]
  private let trees: [ElementTree]
  private let rounds = 7

  init(_ documents: [SourceFile]) {
    let readable = documents.compactMap { try? XMLReader().read($0) }
    self.documents = readable.map(\.file)
    trees = readable.map(\.tree)
  }

  /// Measures and prints.
  func print() {
    let scenes = Self.scenes(of: trees)
    let stable = trees.map { IDStabilizer().stabilize($0).tree }
    let derived = Self.scenes(of: stable)
    let tasks = [
      Task(name: "read XML") { Workload.tree.run(documents) },
      Task(name: "read scenes") { Workload.scene.run(scenes) },
      Task(name: "read scenes, ids derived") { Workload.scene.run(derived) },
      Task(name: "write XML") { for tree in trees { _ = XMLWriter().write(tree) } },
      Task(name: "write scenes") { for tree in trees { _ = SceneWriter().write(tree) } },
      Task(name: "write scenes over old ones") {
        for (tree, scene) in zip(trees, scenes) { _ = SceneWriter().write(tree, over: scene) }
      },
    ]
    let medians = medians(of: tasks)
    Swift.print(
      "\(documents.count) documents, \(Self.size(documents)) of XML, \(Self.size(scenes)) of "
        + "scenes, \(Self.size(derived)) with ids derived; median of \(rounds)")
    var table = Table(headings: ["task", "CPU s", "of reading XML"])
    for (task, seconds) in zip(tasks, medians) {
      table.add([
        task.name, Table.number(seconds, places: 3),
        Table.number(seconds / medians[0], places: 2),
      ])
    }
    Swift.print(table.text)
  }

  private func medians(of tasks: [Task]) -> [Double] {
    var seconds = tasks.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, task) in tasks.enumerated() {
        let start = ProcessUsage.processorSeconds
        task.run()
        seconds[index].append(ProcessUsage.processorSeconds - start)
      }
    }
    return seconds.map { $0.sorted()[rounds / 2] }
  }

  private static func scenes(of trees: [ElementTree]) -> [SourceFile] {
    trees.map { SourceFile(path: "a.scene", text: SceneWriter().write($0)) }
  }

  private static func size(_ files: [SourceFile]) -> String {
    Table.megabytes(files.reduce(0) { $0 + $1.bytes.count })
  }
}
