import BoardwalkBase
import BoardwalkFiles
import BoardwalkGit
import BoardwalkProject
import Foundation

/// The git configuration of Boardwalk.
struct GitSetup: Sendable {
  private let git: Git
  private let scope: GitScope
  private let environment: [String: String]

  /// The kinds of files that are set up.
  static let patterns = ["*.storyboard", "*.xib", "*.scene"]

  /// The sections of the configuration that are Boardwalk's own.
  static let sections = ["merge.boardwalk", "diff.boardwalk", "mergetool.boardwalk"]

  init(_ git: Git, _ scope: GitScope, environment: [String: String]) {
    self.git = git
    self.scope = scope
    self.environment = environment
  }

  /// The settings with their values. Git passes the values to a shell with its own names quoted.
  static func settings(tool: String) -> [(key: String, value: String)] {
    [
      ("merge.boardwalk.name", "Boardwalk's merge of Interface Builder documents"),
      ("merge.boardwalk.driver", "\(tool) merge --marker-size %L -- %O %A %B %P"),
      ("diff.boardwalk.textconv", "\(tool) convert --textconv --"),
      (
        "mergetool.boardwalk.cmd",
        "\(tool) merge -o \"$MERGED\" -- \"$BASE\" \"$LOCAL\" \"$REMOTE\""
      ),
      ("mergetool.boardwalk.trustExitCode", "true"),
    ]
  }

  /// The lines of attributes.
  static let attributeLines = patterns.map { "\($0) merge=boardwalk diff=boardwalk" }

  func install(isForced: Bool, _ console: Console) throws(CommandError) -> ExitStatus {
    let others = try otherDrivers()
    if !isForced, !others.isEmpty {
      throw CommandError(
        "other drivers are set for these documents", notes: others + ["--force replaces them"],
        status: .findings)
    }
    let path = try attributesFile()
    var lines = AttributeLines(try text(of: path))
    for (key, value) in Self.settings(tool: Self.tool) {
      try calling { () throws(GitError) in try git.set(key, to: value, in: scope) }
      console.outputLines("set \(key) = \(value)")
    }
    lines.install(Self.attributeLines)
    try write(lines.text, to: path, console)
    for line in Self.attributeLines { console.outputLines("added \(line) to \(path)") }
    return .success
  }

  func uninstall(_ console: Console) throws(CommandError) -> ExitStatus {
    var isChanged = false
    for section in Self.sections {
      let isRemoved = try calling { () throws(GitError) in
        try git.removeSection(section, in: scope)
      }
      if isRemoved { console.outputLines("removed the settings of \(section)") }
      isChanged = isChanged || isRemoved
    }
    let path = try attributesFile()
    var lines = AttributeLines(try text(of: path))
    if lines.remove() {
      try write(lines.text, to: path, console)
      console.outputLines("removed the attributes from \(path)")
      isChanged = true
    }
    if !isChanged { console.outputLines("nothing is installed") }
    return .success
  }

  func status(_ console: Console) throws(CommandError) -> ExitStatus {
    var isComplete = true
    for (key, value) in Self.settings(tool: Self.tool) {
      let found = try calling { () throws(GitError) in try git.setting(key, in: scope) }
      let state = found == nil ? "missing" : found == value ? "set" : "different: \(found ?? "")"
      console.outputLines("\(key): \(state)")
      isComplete = isComplete && found == value
    }
    let path = try attributesFile()
    let areInstalled = AttributeLines(try text(of: path)).areInstalled
    console.outputLines("attributes in \(path): \(areInstalled ? "set" : "missing")")
    for other in try otherDrivers() { console.outputLines("\(other)") }
    return isComplete && areInstalled ? .success : .findings
  }

  /// Drivers of others that the documents have now, in words.
  private func otherDrivers() throws(CommandError) -> [String] {
    var found: [String] = []
    guard scope == .repository else { return [] }
    for pattern in Self.patterns {
      for attribute in ["merge", "diff"] {
        let path = pattern.replacing("*", with: "document")
        let value = try calling { () throws(GitError) in
          try git.attribute(attribute, of: path)
        }
        guard let value, value != "boardwalk" else { continue }
        found.append("\(pattern) has \(attribute)=\(value)")
      }
    }
    return found
  }

  /// The path of this program, quoted for a shell.
  private static var tool: String {
    (Bundle.main.executablePath ?? CommandLine.arguments[0]).quotedForShell
  }

  private func attributesFile() throws(CommandError) -> String {
    try calling { () throws(GitError) in
      try git.attributesFile(of: scope, environment: environment)
    }
  }

  /// The text of the file at `path`, which need not exist. A text that would not be written again
  /// as it is must not be rewritten.
  private func text(of path: String) throws(CommandError) -> String {
    guard DocumentPaths().exists(path) else { return "" }
    let file = try SourceFile.found(path)
    guard let text = String(validating: file.bytes, as: UTF8.self) else {
      throw CommandError("cannot change \(path): it is not UTF-8")
    }
    return text
  }

  private func write(
    _ text: String, to path: String, _ console: Console
  ) throws(CommandError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try console.change { files throws(FileError) in
      try files.createFolder(folder)
      try files.write(Array(text.utf8), to: path)
    }
  }

  private func calling<Value>(
    _ body: () throws(GitError) -> Value
  ) throws(CommandError) -> Value {
    do throws(GitError) {
      return try body()
    } catch {
      throw CommandError(error)
    }
  }
}
