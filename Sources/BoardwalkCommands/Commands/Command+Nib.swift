import BoardwalkBase
import BoardwalkNib
import BoardwalkProject

extension Command {
  static let nib = Command(
    name: "nib",
    operands: "dump|diff PATHS",
    summary: "print or compare compiled nibs and storyboards",
    discussion: """
      PATHS are .nib files or .storyboardc folders. dump prints each object with its class and keys,
      at the first path from the root. diff compares object graphs: the order and numbering of
      objects do not matter. The exit status is 1 if there are differences.
      """,
    options: []
  ) { arguments, console throws(CommandError) in
    switch (arguments.operands.first, arguments.operands.count) {
    case ("dump", 2):
      try console.outputDump(ofNibsAt: arguments.operands[1])
      return .success
    case ("diff", 3):
      return try console.outputDifferences(
        ofNibsAt: arguments.operands[1], arguments.operands[2]) ? .findings : .success
    default:
      throw .misused(
        "boardwalk nib dump PATH, or boardwalk nib diff OLD NEW", arguments.operands.first,
        among: ["dump", "diff"])
    }
  }
}

extension Console {
  /// Writes the objects of the compiled files at `path`.
  fileprivate func outputDump(ofNibsAt path: String) throws(CommandError) {
    let compiled = try CompiledFiles(path)
    for name in compiled.names {
      guard let file = compiled.files[name] else { continue }
      if !name.isEmpty { outputLines("== \(name)") }
      if file.pathExtension == "plist" {
        let lines = try CompiledFiles.propertyList(file).sorted { $0.key < $1.key }
        output(lines.map { "\($0.key): \($0.value)" }.terminalLines)
      } else {
        output(ArchiveDump.text(of: try CompiledFiles.archive(file)))
      }
    }
  }

  /// Writes the differences of the compiled files at two paths; returns whether there are any.
  fileprivate func outputDifferences(
    ofNibsAt oldPath: String, _ newPath: String
  ) throws(CommandError) -> Bool {
    let (old, new) = (try CompiledFiles(oldPath), try CompiledFiles(newPath))
    var differ = false
    for name in Set(old.names).union(new.names).sorted() {
      let lines = try CompiledFiles.differences(old.files[name], new.files[name])
      guard !lines.isEmpty else { continue }
      differ = true
      if !name.isEmpty { outputLines("== \(name)") }
      output(lines.terminalLines)
    }
    return differ
  }
}

extension CompiledFiles {
  /// The lines that only one of two versions of a file has.
  fileprivate static func differences(
    _ old: SourceFile?, _ new: SourceFile?
  ) throws(CommandError) -> [String] {
    guard let old else { return ["+ the file"] }
    guard let new else { return ["- the file"] }
    if old.pathExtension == "plist" {
      return differences(try propertyList(old), try propertyList(new))
    }
    return ArchiveDifference(try archive(old), try archive(new)).changes.flatMap { change in
      let place = "\(change.path) \(change.className).\(change.key): "
      return [change.old.map { "- \(place)\($0)" }, change.new.map { "+ \(place)\($0)" }]
        .compactMap { $0 }
    }
  }

  private static func differences(
    _ old: [String: String], _ new: [String: String]
  ) -> [String] {
    Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.flatMap { key in
      [old[key].map { "- \(key): \($0)" }, new[key].map { "+ \(key): \($0)" }].compactMap { $0 }
    }
  }
}
