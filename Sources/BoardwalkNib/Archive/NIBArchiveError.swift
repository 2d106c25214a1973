/// An error in an archive, with its offset.
package struct NIBArchiveError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The defect.
  package enum Defect: Sendable, Hashable {
    case noSignature
    case propertyList
    case formatVersion(UInt32)
    case endOfFile
    case oversizedNumber
    case count(table: String)
    case offset(table: String)
    case index(table: String, index: Int)
    case valueTag(UInt8)
    case sharedValues
    case text
  }

  /// The defect.
  package let defect: Defect

  /// The byte offset of the defect.
  package let offset: Int

  /// `defect` at the byte `offset`.
  package init(defect: Defect, offset: Int) {
    self.defect = defect
    self.offset = offset
  }

  /// The defect in words, with its place.
  package var description: String { "\(reason) at byte \(offset)" }

  private var reason: String {
    switch defect {
    case .noSignature: "the file is not a compiled nib: the signature NIBArchive is missing"
    case .propertyList: "property list archives are not supported"
    case .formatVersion(let version): "format version \(version) is not supported"
    case .endOfFile: "unexpected end of file"
    case .oversizedNumber: "a number has more than 9 bytes"
    case .count(let table): "the number of \(table) exceeds the size of the file"
    case .offset(let table): "the table of \(table) is outside of the file"
    case .index(let table, let index): "there is no entry \(index) in the table of \(table)"
    case .valueTag(let tag): "value type \(tag) is unknown"
    case .sharedValues: "objects share values"
    case .text: "a name is not valid UTF-8"
    }
  }
}
