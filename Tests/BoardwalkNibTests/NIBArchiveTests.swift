import BoardwalkNib
import BoardwalkTestSupport
import Testing

@Suite("NIBArchive")
struct NIBArchiveTests {
  @Test("a written archive reads back equal")
  func roundTrip() throws {
    let archive = ArchiveFixture.labels
    #expect(try NIBArchive(archive.bytes) == archive)
  }

  @Test("a number has the smallest width, a negative one 64 bits")
  func integerWidths() {
    #expect(ArchivedValue.integer(127) == .int8(127))
    #expect(ArchivedValue.integer(128) == .int16(128))
    #expect(ArchivedValue.integer(40_000) == .int32(40_000))
    #expect(ArchivedValue.integer(-1) == .int64(-1))
  }

  @Test("a damaged file is rejected with the offset of the defect")
  func defects() {
    let bytes = ArchiveFixture.labels.bytes
    #expect(throws: NIBArchiveError(defect: .noSignature, offset: 0)) {
      try NIBArchive(Array("NIBarchive".utf8) + bytes.dropFirst(10))
    }
    #expect(throws: NIBArchiveError(defect: .propertyList, offset: 0)) {
      try NIBArchive(Array("bplist00".utf8))
    }
    #expect(throws: NIBArchiveError(defect: .formatVersion(2), offset: 10)) {
      try NIBArchive(bytes.replacing(2, at: 10))
    }
    #expect(throws: NIBArchiveError(defect: .count(table: "objects"), offset: 18)) {
      try NIBArchive(bytes.replacing(0xFF, at: 20))
    }
    #expect(throws: NIBArchiveError.self) { try NIBArchive(bytes.dropLast()) }
  }

  @Test("shared values are rejected, so that small files stay small in memory")
  func sharedValues() throws {
    let archive = NIBArchive(
      coderVersion: 9, objects: [.init("A", [.init("k", .null)]), .init("A", [.init("k", .null)])])
    // The record of the second object: its class, its first value, and the number of its values.
    let bytes = archive.bytes.replacing(0x80, at: 54).replacing(0x82, at: 55)
    #expect(throws: NIBArchiveError(defect: .sharedValues, offset: 53)) { try NIBArchive(bytes) }
  }

  @Test("10,000 damaged archives are read or rejected without breaking a law")
  func damage() {
    let archives = [ArchiveFixture.labels.bytes, ArchiveFixture.renumbered(.init()).bytes]
    for seed in UInt64(0)..<10_000 {
      var mutation = Mutation(seed: seed)
      let mutant = mutation.mutant(of: archives[0], and: archives[1])
      #expect(ArchiveLaw.outcome(for: mutant) != .broken, "the mutant of seed \(seed)")
    }
  }
}

extension NIBArchive {
  /// An archive with an empty root.
  init() { self.init(coderVersion: 9, objects: [ArchivedObject("NSObject")]) }
}

extension Array where Element == UInt8 {
  /// The bytes with another one at `offset`.
  func replacing(_ byte: UInt8, at offset: Int) -> [UInt8] {
    var result = self
    result[offset] = byte
    return result
  }
}
