import Boardwalk
import BoardwalkBase
import BoardwalkFiles
import Foundation

/// A folder with the accepted snapshots of a test file or a flow.
package struct SnapshotFolder: Sendable {
  /// The result of a comparison.
  package enum Outcome: Sendable, Hashable {
    /// The snapshot equals the accepted one.
    case equal

    /// The snapshot was accepted.
    case recorded

    /// There is no accepted snapshot.
    case missing

    /// The snapshot differs from the accepted one in these lines.
    case changed(difference: String)

    /// The snapshot cannot be read or written for the given reason.
    case failed(reason: String)
  }

  private let path: String
  private let isRecording: Bool

  /// The folder at `path`, which accepts all snapshots if `isRecording`.
  package init(path: String, isRecording: Bool = Self.environmentRecords) {
    self.path = path
    self.isRecording = isRecording
  }

  /// The folder of the test file at `file`: the one with its name in `Snapshots` next to it.
  package init(forTestsIn file: String, isRecording: Bool = Self.environmentRecords) {
    let url = URL(fileURLWithPath: file)
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent().appendingPathComponent("Snapshots")
    self.init(path: folder.appendingPathComponent(name).path, isRecording: isRecording)
  }

  /// The environment variable that accepts all snapshots of a run if it is `1`.
  package static let variable = "BOARDWALK_RECORD"

  /// Whether the environment variable is set.
  package static var environmentRecords: Bool {
    ProcessInfo.processInfo.environment[variable] == "1"
  }

  /// The path of the file `name`.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Compares `text` with the file `name`, or accepts it.
  package func compare(_ text: String, withFile name: String) -> Outcome {
    guard Self.isFileName(name) else { return .failed(reason: "it is not a file name") }
    let file = file(name)
    guard !isRecording else { return record(text, as: file) }
    guard FileManager.default.fileExists(atPath: file) else { return .missing }
    do throws(SourceFile.ReadingError) {
      let accepted = try SourceFile(contentsOfRegularFile: file)
      // Git may have changed the ends of the lines.
      let old = accepted.text
        .replacingOccurrences(of: "\r\n", with: "\n")
      return old == text
        ? .equal : .changed(difference: LineDifference(from: old, to: text).text(file))
    } catch {
      return .failed(reason: error.description)
    }
  }

  private func record(_ text: String, as file: String) -> Outcome {
    let old = try? SourceFile(contentsOfRegularFile: file)
    guard old?.bytes != Array(text.utf8) else { return .equal }
    let writer = FileWriter()
    do throws(FileError) {
      try writer.createFolder(path)
      try writer.write(Array(text.utf8), to: file)
      return .recorded
    } catch {
      return .failed(reason: error.reason)
    }
  }

  /// Whether `name` is a file name inside the folder.
  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains { $0 == "/" || $0 == "\0" }
  }
}

extension SnapshotFolder.Outcome {
  /// The defect of the snapshot `name`; nil if it equals the accepted one.
  func defect(of name: String) -> String? {
    let remedy = "\(SnapshotFolder.variable)=1 accepts it"
    return switch self {
    case .equal, .recorded: nil
    case .missing: "there is no accepted snapshot \"\(name)\"; \(remedy)"
    case .changed(let difference): "the snapshot \"\(name)\" has changed; \(remedy)\n\(difference)"
    case .failed(let reason): "the snapshot \"\(name)\" cannot be compared: \(reason)"
    }
  }
}
