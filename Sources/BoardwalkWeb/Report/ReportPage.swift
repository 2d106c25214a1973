import BoardwalkBase
import BoardwalkLayout
import BoardwalkSimulation
import BoardwalkSnapshot

/// A report of flows as a web page: failures first, golden and actual snapshots side by side.
package struct ReportPage: Sendable {
  /// The error at a line.
  package struct Message: Sendable, Encodable {
    fileprivate let line: Int
    private let source: String
    private let text: String
    private let notes: [String]

    /// The message of `diagnostic`.
    package init(_ diagnostic: Diagnostic) {
      line = diagnostic.start.line
      source = diagnostic.sourceLine
      text = diagnostic.message
      notes = diagnostic.notes.map(\.text) + [diagnostic.fix].compactMap { $0 }
    }
  }

  /// A snapshot, compared with its golden file.
  package struct Snapshot: Sendable, Encodable {
    private let name: String
    private let state: String
    private let file: String
    private let golden: String?
    private let shown: String
    private let difference: String

    /// The snapshot `name`, which has the `state` in comparison with the file `file`: `golden` is
    /// the text of that file, if it exists, and `shown` the current text.
    package init(
      name: String, state: String, file: String, golden: String?, shown: String,
      difference: String
    ) {
      self.name = name
      self.state = state
      self.file = file
      self.golden = golden == shown ? nil : golden
      self.shown = shown
      self.difference = difference
    }
  }

  /// A line of a flow that was followed.
  package struct Step: Sendable {
    /// The number of the line.
    package let line: Int
    fileprivate let text: String
    fileprivate var messages: [Message]
    fileprivate var snapshots: [Snapshot]
    fileprivate private(set) var picture: SVGElement?

    /// The line `line` with the text `text`. It has a picture of `simulation` if there are
    /// `messages` or `snapshots`.
    package init(
      line: Int, text: String, messages: [Message], snapshots: [Snapshot], simulation: Simulation
    ) {
      self.line = line
      self.text = text
      self.messages = messages
      self.snapshots = snapshots
      picture =
        messages.isEmpty && snapshots.isEmpty
        ? nil : SVGPicture().file(of: Screen(simulation))
    }

    /// Adds `messages`, whose cause is found in `simulation` after the line.
    package mutating func fail(_ messages: [Message], in simulation: Simulation) {
      self.messages += messages
      picture = picture ?? SVGPicture().file(of: Screen(simulation))
    }
  }

  /// A flow that was followed.
  package struct Flow: Sendable {
    fileprivate let path: String
    fileprivate private(set) var steps: [Step]
    fileprivate private(set) var messages: [Message] = []

    /// The flow at `path`. Each of `messages` is shown at the step of its line, if there is one.
    package init(path: String, steps: [Step], messages: [Message]) {
      self.path = path
      self.steps = steps
      for message in messages {
        if let step = steps.firstIndex(where: { $0.line == message.line }) {
          self.steps[step].messages.append(message)
        } else {
          self.messages.append(message)
        }
      }
    }
  }

  private let summary: String
  private let flows: [Flow]

  /// The report of `flows`, which `summary` sums up.
  package init(_ flows: [Flow], summary: String) {
    self.flows = flows
    self.summary = summary
  }

  /// The page's HTML; the same report gives the same bytes.
  package func text() throws -> String {
    let page = Page(
      "Test report", styles: [PackageResources.report_css],
      scripts: [PackageResources.report_js])
    return try page.text(showing: ReportContent(flows, summary: summary))
  }
}

/// The data of the page, in the format of its script.
private struct ReportContent: Encodable {
  struct Step: Encodable {
    let line: Int
    let text: String
    let messages: [ReportPage.Message]
    let snapshots: [ReportPage.Snapshot]
    let picture: Int?
  }

  struct Flow: Encodable {
    let path: String
    let steps: [Step]
    let messages: [ReportPage.Message]
  }

  let summary: String
  let flows: [Flow]
  let pool: PicturePool

  init(_ flows: [ReportPage.Flow], summary: String) {
    var pool = PicturePool()
    self.summary = summary
    self.flows = flows.map { flow in
      Flow(
        path: flow.path,
        steps: flow.steps.map { step in
          Step(
            line: step.line, text: step.text, messages: step.messages,
            snapshots: step.snapshots, picture: step.picture.map { pool.add($0) })
        }, messages: flow.messages)
    }
    self.pool = pool
  }
}
