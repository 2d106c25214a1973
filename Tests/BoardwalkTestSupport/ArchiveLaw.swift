import BoardwalkNib

/// What must hold for any bytes that are read as an archive.
package enum ArchiveLaw {
  /// What became of some bytes.
  package enum Outcome: String, Sendable {
    case read, refused, broken
  }

  /// An archive that is read is written and read again as the same, can be printed, and equals
  /// itself.
  package static func outcome(for bytes: [UInt8]) -> Outcome {
    guard let archive = try? NIBArchive(bytes) else { return .refused }
    guard let again = try? NIBArchive(archive.bytes), again == archive else { return .broken }
    guard !ArchiveDump.text(of: archive).isEmpty else { return .broken }
    return ArchiveDifference(archive, again).isEmpty ? .read : .broken
  }
}
