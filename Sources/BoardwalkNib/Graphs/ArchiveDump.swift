import BoardwalkBase

/// The objects of an archive as a readable tree.
///
/// Each object is printed once, where the first path from the root reaches it; other references
/// name that path. Archives inside of data are printed in place.
package struct ArchiveDump {
  private let archive: NIBArchive
  private let nesting: Int
  private var lines: [String] = []
  private var paths = ArchivePaths()
  private var isPrinted: [Bool]
  private let secureTexts: SecureArchiveTexts

  /// Objects deeper than this are printed as separate trees, so that lines stay short.
  private static let deepest = 32

  /// The text of `archive`, a line for each value.
  package static func text(of archive: NIBArchive) -> String {
    var lines = lines(of: archive, nesting: 0)
    lines.insert(
      "NIBArchive, coder version \(archive.coderVersion), \(archive.objects.count) objects", at: 0)
    for (name, fallbacks) in archive.fallbackClasses.sorted(by: { $0.key < $1.key }) {
      lines.insert("class \(name), or else \(fallbacks.joined(separator: ", "))", at: 1)
    }
    return lines.terminalLines
  }

  private static func lines(of archive: NIBArchive, nesting: Int) -> [String] {
    var dump = ArchiveDump(archive, nesting: nesting)
    dump.print()
    return dump.lines
  }

  private init(_ archive: NIBArchive, nesting: Int) {
    self.archive = archive
    self.nesting = nesting
    let secureTexts = SecureArchiveTexts(archive)
    self.secureTexts = secureTexts
    isPrinted = archive.objects.indices.map { $0 > 0 && secureTexts.indices.contains($0) }
  }

  /// A pending line: a value of an object, under a name.
  private struct Task {
    let parent: Int
    let name: String
    let value: ArchivedValue
    let depth: Int
  }

  private mutating func print() {
    for index in archive.objects.indices where !isPrinted[index] {
      let name = index == 0 ? "" : "#\(index)"
      paths.record(index, from: nil, by: name)
      lines.append(index == 0 ? archive.objects[0].className : "\(name) \(className(index))")
      printTree(of: index)
    }
  }

  private mutating func printTree(of root: Int) {
    isPrinted[root] = true
    var stack = tasks(of: root, depth: 1)
    while let task = stack.popLast() {
      let indent = String(repeating: "  ", count: task.depth)
      let label = task.name.hasPrefix("[") ? "\(task.name) " : "\(task.name): "
      guard !secureTexts.contains(task.value, of: task.parent) else {
        lines.append(indent + label + SecureArchiveTexts.mask)
        continue
      }
      guard let index = task.value.referencedIndex else {
        lines.append(indent + label + describe(task.value))
        printNested(task.value, indent: indent)
        continue
      }
      if let text = plainText(index) {
        isPrinted[index] = true
        lines.append(indent + label + text)
        continue
      }
      paths.record(index, from: task.parent, by: task.name)
      if isPrinted[index] {
        lines.append(indent + label + "→ " + paths.path(of: index))
      } else if task.depth >= Self.deepest {
        lines.append(indent + label + "→ #\(index)")
      } else {
        isPrinted[index] = true
        lines.append(indent + label + className(index))
        stack += tasks(of: index, depth: task.depth + 1)
      }
    }
  }

  private func className(_ index: Int) -> String { archive.objects[index].className }

  /// The entries of an object, the last first.
  private func tasks(of index: Int, depth: Int) -> [Task] {
    var result: [Task] = []
    var position = 0
    for entry in archive.objects[index].entries {
      if entry.key == CollectionKey.inlined, entry.value == .bool(true) { continue }
      var name = entry.key
      if name == CollectionKey.element {
        name = "[\(position)]"
        position += 1
      }
      result.append(Task(parent: index, name: name, value: entry.value, depth: depth))
    }
    return result.reversed()
  }

  /// The text of an object that consists of a text.
  private func plainText(_ index: Int) -> String? {
    let object = archive.objects[index]
    guard object.className == "NSString", object.entries.count == 1,
      let text = archive.text(.reference(index))
    else { return nil }
    return ArchivedValue.quoted(text)
  }

  private func describe(_ value: ArchivedValue) -> String {
    if case .data(let bytes) = value, bytes.starts(with: NIBArchive.signature) {
      return "archive of \(bytes.count) bytes"
    }
    return value.text
  }

  private mutating func printNested(_ value: ArchivedValue, indent: String) {
    guard case .data(let bytes) = value, bytes.starts(with: NIBArchive.signature) else { return }
    do {
      let inner = try NIBArchive(bytes)
      guard nesting < GraphConventions.maximumNesting else { return }
      lines += Self.lines(of: inner, nesting: nesting + 1).map { indent + "  " + $0 }
    } catch {
      lines.append(indent + "  unreadable: \(error)")
    }
  }
}
