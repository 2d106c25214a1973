import Foundation
import Testing

@testable import BoardwalkSimulation

@Suite("Exception provenance")
struct ProvenanceTests {
  private func ended() throws -> Walk {
    var walk = try SketchedApp(Sketch("a").button("Open", .push("b", id: "open")), Sketch("b"))
      .launch()
    try walk.tap("Open")
    return walk
  }

  @Test("an exception has its element, position, scene and event")
  func segue() throws {
    let exception = try #require(try ended().simulation.exception)
    let origin = try #require(exception.origin)
    #expect(origin.document == "Main.storyboard")
    #expect(origin.position.line > 1)
    #expect(origin.scene == "A View Controller")
    #expect(origin.element == "segue \"open\"")
    #expect(exception.event == "tap button \"Open\"")
  }

  @Test("the trace has the provenance below UIKit's line")
  func text() throws {
    let walk = try ended()
    let lines = walk.trace.split(separator: "\n").suffix(2).map(String.init)
    #expect(lines.first?.hasPrefix("*** Terminating app due to uncaught exception") == true)
    let position = try #require(walk.simulation.exception?.position)
    #expect(
      lines.last
        == "It came from Main.storyboard:\(position.line):\(position.column): segue \"open\" of "
        + "A View Controller, at tap button \"Open\".")
  }

  @Test("JSON has the same provenance")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let walk = try ended()
    let entry = try #require(
      walk.entries.first { if case .exception = $0.event { true } else { false } })
    let json = String(decoding: try encoder.encode(entry), as: UTF8.self)
    let position = try #require(walk.simulation.exception?.position)
    #expect(json.contains("\"document\":\"Main.storyboard\",\"element\":\"segue \\\"open\\\"\""))
    #expect(json.contains("\"event\":\"tap button \\\"Open\\\"\""))
    #expect(json.contains("\"position\":\"\(position.line):\(position.column)\""))
    #expect(json.contains("\"kind\":\"exception\""))
    #expect(!json.contains("subject"))
    let first = String(decoding: try encoder.encode(walk.entries[0]), as: UTF8.self)
    #expect(
      first
        == "{\"kind\":\"callback\",\"phase\":\"sync\",\"subject\":\"A\","
        + "\"text\":\"shouldPerformSegue \\\"open\\\": yes\",\"time\":0}")
  }

  @Test("a delayed exception names its original event")
  func later() throws {
    var walk = try SketchedApp(
      Sketch("a").way(.present("b", "popover", id: "go")), Sketch("b")
    ).launch(on: "iPad")
    try walk.start(.performSegue("go"))
    #expect(walk.simulation.exception == nil)
    walk.settle()
    #expect(walk.simulation.exception?.event == "perform segue \"go\"")
  }

  @Test(
    "EXC-09: a relationship to a missing reference names the reference, without an event at launch")
  func reference() throws {
    let walk = try SketchedApp(
      .navigation("nav", root: "ref"), .reference("ref", storyboard: "Nowhere")
    ).launch()
    let exception = try #require(walk.simulation.exception)
    #expect(exception.origin?.element == "storyboard reference")
    #expect(exception.origin?.scene == "Nowhere")
    #expect(exception.event == nil)
  }

  @Test("equal exceptions of two simulations are equal")
  func equality() throws {
    let (left, right) = (try ended(), try ended())
    #expect(left.simulation == right.simulation)
  }

  @Test("every event has a description")
  func events() {
    let events: [(Event, String)] = [
      (.back, "back"), (.popToRoot, "pop to root"), (.selectTab(0), "select tab 1"),
      (.dismiss, "dismiss"), (.dragSheetDown(isCompleted: true), "drag the sheet down"),
      (.dragSheetDown(isCompleted: false), "drag the sheet down and back"),
      (.tapOutside, "tap outside"), (.performSegue("x"), "perform segue \"x\""),
      (.wait(20), "wait 20 ms"),
    ]
    for (event, text) in events { #expect(event.description == text) }
  }
}
