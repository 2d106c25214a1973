import Foundation

/// Damages binary property lists by their structure: objects mention others than they did,
/// themselves among them, or claim to have more of them.
package struct PropertyListMutation: Sendable {
  private var random: SeededGenerator

  /// The damage numbered `seed`.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The property list in `bytes`, in binary form and damaged; `bytes` where they are none.
  package mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    else { return bytes }
    var result = BinaryPropertyList(list).bytes
    for _ in 0...random.number(below: 2 + 4 * random.number(below: 2)) { damage(&result) }
    return result
  }

  /// A small list's numbers and offsets take a byte or two, so a byte that changes is another
  /// reference, offset, length or kind.
  private mutating func damage(_ bytes: inout [UInt8]) {
    let trailer = bytes.count - 32
    guard trailer > 8 else { return }
    let containers = bytes.indices[8..<trailer].filter { [0xA, 0xC, 0xD].contains(bytes[$0] >> 4) }
    switch random.number(below: 4) {
    case 0:
      bytes[trailer + 6 + random.number(below: 26)] = UInt8(random.number(below: 256))
    case 1 where !containers.isEmpty:
      let place = containers[random.number(below: containers.count)]
      bytes[place] = bytes[place] & 0xF0 | UInt8(random.number(below: 16))
    case 2 where !containers.isEmpty:
      // All references of one container become the same, perhaps its own.
      let place = containers[random.number(below: containers.count)]
      let reference = UInt8(random.number(below: 24))
      let end = min(trailer, place + 1 + Int(bytes[place] & 0xF))
      for index in (place + 1)..<max(place + 1, end) { bytes[index] = reference }
    default:
      bytes[8 + random.number(below: trailer - 8)] = UInt8(random.number(below: 256))
    }
  }
}
