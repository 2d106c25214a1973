import Boardwalk
import Foundation
import Testing

extension StoryboardApp {
  /// Expects that the flow in the file `flow` passes and that its snapshots equal the accepted
  /// ones.
  ///
  /// The app is launched as by `boardwalk test`, on the canvas device of the document, with the
  /// same snapshot files. A failure is an issue of the test at the line of the flow. A run with the
  /// environment variable `BOARDWALK_RECORD` set to `1` accepts the snapshots.
  public func expectFlow(
    _ flow: FlowFile, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do throws(StoryboardAppError) {
      let report = try follow(contentsOf: flow.path)
      expect(report, of: flow, in: SnapshotFolder(forFlowIn: flow.path))
    } catch {
      Issue.record(Comment(rawValue: error.description), sourceLocation: sourceLocation)
    }
  }

  private func expect(_ report: FlowReport, of flow: FlowFile, in folder: SnapshotFolder) {
    for failure in report.failures {
      let lines = [failure.message] + failure.notes.map(\.message)
      flow.record(lines.joined(separator: "\n"), line: failure.start.line)
    }
    for snapshot in report.snapshots {
      guard let name = snapshot.name else { continue }
      let fileName = name.hasSuffix(".svg") ? name : "\(name).txt"
      let outcome = folder.compare(snapshot.text, withFile: fileName)
      if let defect = outcome.defect(of: name) { flow.record(defect, line: snapshot.line) }
    }
  }
}

extension FlowFile {
  /// Records an issue at a line of the file.
  fileprivate func record(_ defect: String, line: Int) {
    let location = SourceLocation(
      fileID: "Flows/\(testDescription)", filePath: path, line: line, column: 1)
    Issue.record(Comment(rawValue: defect), sourceLocation: location)
  }
}

extension SnapshotFolder {
  /// The golden folder of the flow in the file at `path`, as used by `boardwalk test`.
  fileprivate init(forFlowIn path: String) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().appendingPathComponent("Snapshots")
    self.init(path: folder.path + "/" + GoldenFolderName.of(url.lastPathComponent))
  }
}
