import Boardwalk
import Testing

extension Walk {
  /// Expects that the screen is as the accepted snapshot `name` shows it.
  ///
  /// ```swift
  /// var walk = app.launch()
  /// try walk.tap("Rusty Spork")
  /// walk.expectSnapshot("detail")
  /// ```
  ///
  /// Snapshots are files in the folder `Snapshots` beside the test's file, each file of tests with a
  /// folder of its own. A run with the environment variable `BOARDWALK_RECORD` set to `1` accepts what
  /// it sees. Otherwise a snapshot that differs, or that there is none of, is an issue of the test.
  public func expectSnapshot(
    _ name: String, as form: SnapshotForm = .picture, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = SnapshotFolder(forTestsIn: file)
    let outcome = folder.compare(form.text(of: self), withFile: "\(name).\(form.fileExtension)")
    guard let defect = outcome.defect(of: name) else { return }
    Issue.record(Comment(rawValue: defect), sourceLocation: sourceLocation)
  }
}
