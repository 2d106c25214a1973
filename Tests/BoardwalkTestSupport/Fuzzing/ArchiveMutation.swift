import BoardwalkNib

/// Damages archives by their structure: values change places, refer to other objects, themselves
/// among them, or are numbers and texts as no compiler writes them.
package struct ArchiveMutation: Sendable {
  private var random: SeededGenerator

  private static let numbers: [ArchivedValue] = [
    .int8(-1), .int64(.max), .int32(.min), .double(.nan), .float(.infinity), .bool(true), .null,
    .data([]), .data([0xFF, 0x00, 0x1B]),
  ]

  /// The damage numbered `seed`.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The archive in `bytes`, damaged; `bytes` where they are none.
  package mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
    guard var archive = try? NIBArchive(bytes), !archive.objects.isEmpty else { return bytes }
    for _ in 0...random.number(below: 6) { damage(&archive) }
    return archive.bytes
  }

  private mutating func damage(_ archive: inout NIBArchive) {
    let place = random.number(below: archive.objects.count)
    let entries = archive.objects[place].entries
    guard !entries.isEmpty else { return }
    let index = random.number(below: entries.count)
    switch random.number(below: 6) {
    case 0: archive.objects[place].entries[index].value = .reference(any(archive))
    case 1: archive.objects[place].entries[index].value = .reference(place)
    case 2:
      archive.objects[place].entries[index].value =
        Self.numbers[random.number(below: Self.numbers.count)]
    case 3: archive.objects[place].entries.remove(at: index)
    case 4: archive.objects[place].className = archive.objects[any(archive)].className
    default:
      archive.objects[place].entries.append(contentsOf: archive.objects[any(archive)].entries)
    }
  }

  private mutating func any(_ archive: NIBArchive) -> Int {
    random.number(below: archive.objects.count)
  }
}
