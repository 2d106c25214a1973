import Boardwalk
import BoardwalkTesting
import Foundation
import Testing

@Suite("Failed expectations")
struct ExpectationTests {
  private let app: StoryboardApp

  init() throws { app = try StoryboardApp("Examples/Homepwner") }

  @Test("a snapshot that is not accepted is an issue that says how to accept it")
  func missing() {
    withKnownIssue {
      app.launch().expectSnapshot("nothing")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == "there is no accepted snapshot \"nothing\"; BOARDWALK_RECORD=1 accepts it"
      }
    }
  }

  @Test("a screen that has changed is an issue with the lines that differ, at the line of the test")
  func changed() {
    let line = #line + 2
    withKnownIssue {
      app.launch().expectSnapshot("changed")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.contains("has changed") && $0.rawValue.contains("\n-")
            && $0.rawValue.contains("\n+")
        }
    }
  }

  @Test("a step that a flow cannot take is an issue at its line, in the flow")
  func flow() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-\(UUID().uuidString).flow")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("tap \"Rusty Spork\"\n\ntap \"Cancle\"\n".utf8).write(to: url)
    withKnownIssue {
      app.expectFlow(FlowFile(url.path))
    } matching: { issue in
      issue.sourceLocation?.line == 3
        && issue.sourceLocation?.fileName == url.lastPathComponent
        && issue.comments.contains { $0.rawValue.contains("\"Cancle\"") }
    }
  }

  @Test("a snapshot of a flow that is not accepted is an issue at its line")
  func flowSnapshot() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-\(UUID().uuidString).flow")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("tap \"Rusty Spork\"\nsnapshot \"item\"\n".utf8).write(to: url)
    withKnownIssue {
      app.expectFlow(FlowFile(url.path))
    } matching: { issue in
      issue.sourceLocation?.line == 2
        && issue.comments.contains { $0.rawValue.hasPrefix("there is no accepted snapshot") }
    }
  }

  @Test("a flow that cannot be opened is an issue of the test")
  func unopened() {
    withKnownIssue {
      app.expectFlow(FlowFile("Examples/Homepwner/none.flow"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("cannot open Examples/Homepwner/none.flow") }
    }
  }

  @Test("a folder without flows is an error, as a test without arguments would pass")
  func noFlows() {
    #expect(throws: FlowFileError.self) { try FlowFile.all(in: "Examples/Homepwner/Snapshots") }
  }
}
