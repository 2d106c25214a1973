import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// A scene with very many of one kind of object, to show that their cost grows linearly.
struct SceneShape: Sendable {
  /// The objects that it has many of.
  let name: String

  /// Writes a number of them into the view of the scene.
  let write: @Sendable (inout StoryboardOutput, Int) -> Void

  private static let all = [
    SceneShape(name: "identical labels") { output, count in
      labels(&output, count, hasIDs: true)
    },
    SceneShape(name: "labels without ids") { output, count in
      labels(&output, count, hasIDs: false)
    },
    SceneShape(name: "constraints of one label") { output, count in
      labels(&output, 1, hasIDs: true)
      constraints(&output, count) { _ in 0 }
    },
    SceneShape(name: "labels, one constraint each") { output, count in
      labels(&output, count, hasIDs: true)
      constraints(&output, count) { $0 }
    },
    SceneShape(name: "comments") { output, count in
      for number in 0..<count { output.line("<!-- \(number) -->") }
    },
  ]

  /// Measures reading and writing of scenes with each of `counts` objects, and prints.
  static func print(counts: [Int]) {
    var table = Table(headings: ["shape", "count", "read XML s", "read scene s", "write scene s"])
    for shape in all {
      for count in counts {
        let xml = SourceFile(path: "a.storyboard", bytes: shape.storyboard(count))
        guard let tree = try? XMLReader().read(xml).tree else { continue }
        let scene = SourceFile(path: "a.scene", text: SceneWriter().write(tree))
        let seconds = [
          seconds { Workload.tree.run([xml]) }, seconds { Workload.scene.run([scene]) },
          seconds { _ = SceneWriter().write(tree) },
        ]
        table.add([shape.name, "\(count)"] + seconds.map { Table.number($0, places: 3) })
      }
    }
    Swift.print(table.text)
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = ProcessUsage.processorSeconds
    body()
    return ProcessUsage.processorSeconds - start
  }

  private func storyboard(_ count: Int) -> [UInt8] {
    var output = StoryboardOutput()
    output.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    output.open(
      "document",
      [
        "type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"", "version=\"3.0\"",
        "toolsVersion=\"21701\"",
      ])
    output.open("scenes")
    output.open("scene", ["sceneID=\"Scn-00-000\""])
    output.open("objects")
    output.open("viewController", ["id=\"Ctl-00-000\"", "sceneMemberID=\"viewController\""])
    output.open("view", ["key=\"view\"", "contentMode=\"scaleToFill\"", "id=\"Viw-00-000\""])
    write(&output, count)
    for element in ["view", "viewController", "objects", "scene", "scenes", "document"] {
      output.close(element)
    }
    return output.bytes
  }

  private static func labels(_ output: inout StoryboardOutput, _ count: Int, hasIDs: Bool) {
    output.open("subviews")
    for number in 0..<count {
      output.leaf(
        "label",
        ["opaque=\"NO\"", "text=\"Same\""] + (hasIDs ? ["id=\"\(id("L", number))\""] : []))
    }
    output.close("subviews")
  }

  private static func constraints(
    _ output: inout StoryboardOutput, _ count: Int, of label: (Int) -> Int
  ) {
    output.open("constraints")
    for number in 0..<count {
      output.leaf(
        "constraint",
        [
          "firstItem=\"\(id("L", label(number)))\"", "firstAttribute=\"top\"",
          "secondItem=\"Viw-00-000\"", "secondAttribute=\"top\"", "constant=\"\(number)\"",
          "id=\"\(id("C", number))\"",
        ])
    }
    output.close("constraints")
  }

  private static func id(_ letter: String, _ number: Int) -> String {
    let digits = String(1_000_000 + number)
    return "\(letter)\(digits.prefix(2))-\(digits.dropFirst(2).prefix(2))-\(digits.suffix(3))"
  }
}
