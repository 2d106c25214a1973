import BoardwalkBase
import BoardwalkFiles
import Foundation

/// The typed lines, the oldest first, in a file that later runs read.
struct LineHistory: Sendable {
  /// The maximum number of lines.
  private static let limit = 500

  /// The lines.
  private(set) var lines: [String] = []

  /// The path of the file; nil without one.
  private let path: String?

  /// The history in the file for `environment`.
  init(_ environment: [String: String]) { self.init(at: Self.path(environment)) }

  /// The history in the file at `path`.
  init(at path: String?) {
    self.path = path
    lines = path.map(Self.lines(at:)) ?? []
  }

  /// Appends `line`, unless it is empty or repeated, and writes it to the file, after lines of
  /// other runs. Errors of writing are ignored.
  mutating func add(_ line: String) {
    guard !line.isEmpty, lines.last != line else { return }
    lines.append(line)
    guard let path else { return }
    let kept = (Self.lines(at: path) + [line]).suffix(Self.limit)
    let bytes = Array(kept.map { $0 + "\n" }.joined().utf8)
    let files = FileWriter()
    if FileManager.default.fileExists(atPath: path) {
      try? files.write(bytes, to: path)
    } else {
      try? files.createFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      try? files.create(path, holding: bytes, isPrivate: true)
    }
  }

  private static func lines(at path: String) -> [String] {
    let text = (try? SourceFile(contentsOfRegularFile: path))?.text ?? ""
    return text.split(separator: "\n").suffix(limit).map(String.init)
  }

  /// The place that the XDG Base Directory Specification has for such files.
  private static func path(_ environment: [String: String]) -> String? {
    let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = named ?? environment["HOME"].map { "\($0)/.local/state" }
    return folder.map { "\($0)/boardwalk/history" }
  }
}
