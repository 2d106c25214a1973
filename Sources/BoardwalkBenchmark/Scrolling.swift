import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkSnapshot
import BoardwalkTestSupport
import Foundation

/// Measures how fast lists with very many rows or items are launched, drawn, and scrolled by a
/// line.
struct Scrolling {
  private let steps: Int

  init(steps: Int) { self.steps = steps }

  /// Measures and prints.
  func print() throws {
    var table = Table(headings: [
      "list", "rows or items", "launch and picture ms", "step ms", "step and picture ms",
      "cells", "peak memory",
    ])
    for (name, document) in [("grid", Self.grid), ("table", Self.table)] {
      for count in [10_000, 100_000] {
        let coded = try graph(document)
        try measure("\(name), code in Swift", count, coded, Self.code(name, count), &table)
        let told = try graph(document, Self.behavior(name, count))
        try measure("\(name), a behavior", count, told, Behaviors(of: told), &table)
        let listed = try graph(document, Self.behavior(name, count, isList: true))
        try measure("\(name), a behavior's list", count, listed, Behaviors(of: listed), &table)
      }
    }
    // A delegate that determines the size of each item is asked for all of them (FLOW-13).
    for count in [10_000, 100_000] {
      try measure(
        "grid, sizes in Swift", count, try graph(Self.grid),
        ["GridViewController": Sizes(count: count)], &table)
      let told = try graph(
        Self.grid,
        Self.behavior("grid", count).replacing(
          "  items", with: "  sizeForItem { size(indexPath.item % 2 == 0 ? 80 : 60, 100) }\n  items"
        ))
      try measure("grid, a behavior's sizes", count, told, Behaviors(of: told), &table)
    }
    Swift.print(table.text)
  }

  private func measure(
    _ name: String, _ count: Int, _ graph: SceneGraph, _ behaviors: Behaviors,
    _ table: inout Table
  ) throws {
    let pictures = Wireframe()
    var start = ProcessUsage.processorSeconds
    var simulation = Simulation.launch(graph, behaviors: behaviors).simulation
    var picture = pictures.picture(of: simulation)
    let launch = ProcessUsage.processorSeconds - start
    start = ProcessUsage.processorSeconds
    for _ in 0..<steps { try simulation.perform(.scroll(.rows(1))) }
    let step = (ProcessUsage.processorSeconds - start) / Double(steps)
    start = ProcessUsage.processorSeconds
    let seen = max(1, steps / 20)
    for _ in 0..<seen {
      try simulation.perform(.scroll(.rows(1)))
      picture = pictures.picture(of: simulation)
    }
    let drawn = (ProcessUsage.processorSeconds - start) / Double(seen)
    guard !simulation.isOver, picture.contains("9"), let list = simulation.scrolledList
    else {
      throw Benchmark.UsageError(
        description: "\(name) is empty: \(String(describing: simulation.exception))")
    }
    table.add([
      name, String(count), Table.number(launch * 1000, places: 1),
      Table.number(step * 1000, places: 3), Table.number(drawn * 1000, places: 3),
      String(simulation[list]?.cellCount ?? 0), Table.megabytes(ProcessUsage.peakMemory),
    ])
  }

  private func graph(_ document: String, _ behavior: String? = nil) throws -> SceneGraph {
    let main = LoadedFile(SourceFile(path: "Main.scene", text: document))
    let behaviors = behavior.map { text in
      [BehaviorFile(SourceFile(path: "App.behavior", text: text))]
    }
    let project = Project([main], isWhole: true, behaviors: behaviors ?? [])
    guard let first = project.documents.first, behaviors?.first?.findings.isEmpty != false else {
      throw Benchmark.UsageError(description: "the sample is no document")
    }
    return Compiler().compile(project, main: first)
  }

  // MARK: Samples

  private static let grid = """
    storyboard

    collectionViewController grid: GridViewController, initial {
      collectionView {
        collectionViewFlowLayout, minimumLineSpacing: 20, minimumInteritemSpacing: 10,
            itemSize: size(80, 120), sectionInset: inset(20, 10, 20, 10)
        collectionViewCell "Cell" {
          view (0, 0, 80 x 120) {
            label caption "Item" (8, 8, 64 x 20.5)
          }
          outlet caption -> caption
        }
      }
    }

    """

  private static let table = """
    storyboard

    tableViewController table: TableViewController, initial {
      tableView {
        tableViewCell "Cell" {
          contentView {
            label caption "Row" (16, 12, 300 x 20.5)
          }
          outlet caption -> caption
        }
      }
    }

    """

  private static func behavior(_ name: String, _ count: Int, isList: Bool = false) -> String {
    let (type, rows) = name == "grid" ? ("Grid", "items") : ("Table", "rows")
    guard isList else {
      return """
        behavior \(type)ViewController {
          \(rows) { \(count) }
          cell "Cell" { caption.text = "\\(indexPath.row)" }
        }

        """
    }
    let elements = (0..<count).map(String.init).joined(separator: ", ")
    return """
      shared numbers = [\(elements)]

      behavior \(type)ViewController {
        \(rows) { numbers }
        cell "Cell" for number { caption.text = text(number) }
      }

      """
  }

  private static func code(_ name: String, _ count: Int) -> Behaviors {
    name == "grid"
      ? ["GridViewController": Grid(count: count)] : ["TableViewController": Rows(count: count)]
  }

  private struct Grid: CollectionViewDataSource {
    let count: Int

    func collectionView(
      _ controller: inout Instance, numberOfItemsIn section: Int, of collection: ListID
    ) -> Int { count }

    func collectionView(
      _ controller: inout Instance, cellForItemAt path: ItemPath, of collection: ListID
    ) -> CellID? {
      controller.numberedCell(for: path, in: collection)
    }
  }

  private struct Sizes: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
    let count: Int

    func collectionView(
      _ controller: inout Instance, numberOfItemsIn section: Int, of collection: ListID
    ) -> Int { count }

    func collectionView(
      _ controller: inout Instance, cellForItemAt path: ItemPath, of collection: ListID
    ) -> CellID? {
      controller.numberedCell(for: path, in: collection)
    }

    func collectionView(
      _ controller: inout Instance, sizeForItemAt path: ItemPath, of collection: ListID
    ) -> LayoutSize? { LayoutSize(width: path.item % 2 == 0 ? 80 : 60, height: 100) }
  }

  private struct Rows: TableViewDataSource {
    let count: Int

    func tableView(
      _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
    ) -> Int { count }

    func tableView(
      _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
    ) -> CellID? {
      controller.numberedCell(for: path, in: table)
    }
  }
}

extension RunningController {
  /// A cell that says its number in its section.
  fileprivate mutating func numberedCell(for path: ItemPath, in list: ListID) -> CellID? {
    let cell = dequeueReusableCell(withIdentifier: "Cell", in: list, for: path)
    if let cell { self[cell, "caption"]?.text = String(path.item) }
    return cell
  }
}
