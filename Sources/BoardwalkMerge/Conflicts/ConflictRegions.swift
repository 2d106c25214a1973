/// A text with git's conflict markers, as lines and regions of three versions.
package struct ConflictRegions: Sendable, Hashable {
  /// A part of the text.
  private enum Part: Sendable, Hashable {
    case lines([ArraySlice<UInt8>])
    case region(
      line: Int, versions: ThreeWay<[ArraySlice<UInt8>]>, text: [ArraySlice<UInt8>])
  }

  private var parts: [Part] = []

  /// The parts of `bytes`; nil if a region has no end.
  package init?(_ bytes: [UInt8]) {
    var plain: [ArraySlice<UInt8>] = []
    var region: (line: Int, versions: ThreeWay<[ArraySlice<UInt8>]>)?
    var start = 0
    var version: WritableKeyPath<ThreeWay<[ArraySlice<UInt8>]>, [ArraySlice<UInt8>]> = \.ours
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      switch (Self.sign(of: line), region) {
      case (UInt8(ascii: "<"), nil):
        parts.append(.lines(plain))
        plain = []
        version = \.ours
        start = index
        region = (index + 1, ThreeWay(base: [], ours: [], theirs: []))
      case (UInt8(ascii: "|"), .some): version = \.base
      case (UInt8(ascii: "="), .some): version = \.theirs
      case (UInt8(ascii: ">"), let found?):
        parts.append(
          .region(line: found.line, versions: found.versions, text: Array(lines[start...index])))
        region = nil
      case (_, .some): region?.versions[keyPath: version].append(line)
      default: plain.append(line)
      }
    }
    guard region == nil else { return nil }
    parts.append(.lines(plain))
  }

  /// The lines at which regions begin.
  package var lines: [Int] {
    parts.compactMap { if case .region(let line, _, _) = $0 { line } else { nil } }
  }

  /// Puts the version of `side` in the place of the regions that begin at `lines`.
  package mutating func resolve(_ lines: Set<Int>, with side: Side) {
    for index in parts.indices {
      guard case .region(let line, let versions, _) = parts[index], lines.contains(line) else {
        continue
      }
      parts[index] = .lines(versions[side])
    }
  }

  /// The text with the version of `side` in the place of all regions.
  package func bytes(of side: Side) -> [UInt8] {
    var resolved = self
    resolved.resolve(Set(lines), with: side)
    return resolved.bytes()
  }

  /// The text, with the markers of unresolved conflicts.
  package func bytes() -> [UInt8] {
    let lines = parts.flatMap { part in
      switch part {
      case .lines(let lines): lines
      case .region(_, _, let text): text
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The character of the conflict marker `line`; nil for other lines.
  private static func sign(of line: ArraySlice<UInt8>) -> UInt8? {
    guard let sign = line.first, "<|=>".utf8.contains(sign) else { return nil }
    let length = line.prefix { $0 == sign }.count
    let rest = line.dropFirst(length)
    return length >= 7 && (rest.isEmpty || rest.first == UInt8(ascii: " ")) ? sign : nil
  }
}
