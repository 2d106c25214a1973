import Boardwalk
import BoardwalkTesting
import Foundation
import Testing

@Suite("Failed expectations")
struct ExpectationTests {
  private let app: StoryboardApp

  init() throws { app = try StoryboardApp("Examples/Homepwner") }

  @Test("a snapshot without a golden file is an issue that explains how to accept it")
  func missing() {
    withKnownIssue {
      app.launch().expectSnapshot("nothing")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == "there is no accepted snapshot \"nothing\"; BOARDWALK_RECORD=1 accepts it"
      }
    }
  }

  @Test("a changed screen is an issue with the different lines at the test's line")
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

  @Test("a step that fails is an issue at its line of the flow")
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

  @Test("a changed snapshot of a flow is an issue at its line")
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

  @Test("an unreadable flow is an issue of the test")
  func unopened() {
    withKnownIssue {
      app.expectFlow(FlowFile("Examples/Homepwner/none.flow"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("cannot open Examples/Homepwner/none.flow") }
    }
  }

  @Test("a folder without flows is an error, since a test without arguments would pass")
  func noFlows() {
    #expect(throws: FlowFileError.self) { try FlowFile.all(in: "Examples/Homepwner/Snapshots") }
  }
}
