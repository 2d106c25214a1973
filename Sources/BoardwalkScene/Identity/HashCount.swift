/// How often each hash came: hashes are as good as random, so that their own bits say where to look.
struct HashCount: Sendable {
  private struct Slot {
    var hash: UInt64 = 0
    var count = 0
  }

  /// Open addressing by the last bits of the hashes; a count of zero is free. At least half are.
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var used = 0

  /// How often `hash` came before.
  mutating func add(_ hash: UInt64) -> Int {
    if used * 2 >= slots.count { grow() }
    let slot = slot(of: hash)
    if slots[slot].count == 0 {
      used += 1
      slots[slot].hash = hash
    }
    slots[slot].count += 1
    return slots[slot].count - 1
  }

  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[slot].count > 0, slots[slot].hash != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 4)
    for full in old where full.count > 0 { slots[slot(of: full.hash)] = full }
  }
}
