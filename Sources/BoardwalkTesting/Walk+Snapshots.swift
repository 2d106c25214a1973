import Boardwalk
import Testing

extension Walk {
  /// Expects that the screen equals the accepted snapshot `name`.
  ///
  /// ```swift
  /// var walk = app.launch()
  /// try walk.tap("Rusty Spork")
  /// walk.expectSnapshot("detail")
  /// ```
  ///
  /// Snapshots are files in the folder `Snapshots` next to the test file, with a folder for each
  /// test file. A run with the environment variable `BOARDWALK_RECORD` set to `1` accepts all
  /// snapshots. Otherwise a changed or new snapshot is an issue of the test.
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
