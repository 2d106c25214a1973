/// Entries grouped by the names of a tree, such as its elements: an inverted index, built by
/// counting sort.
///
/// A rule that asks for a few names visits their entries alone, instead of the whole document.
struct NameGroups<Entry: Sendable>: Sendable {
  /// The entries, group after group; each group is in document order.
  private let entries: [Entry]

  /// The start of each name's group in `entries`, and the end of the last.
  private let starts: [Int32]

  /// The groups of all entries that `forEach` visits in document order, each with the index of its
  /// name; it is called twice.
  init(nameCount: Int, _ forEach: ((_ entry: Entry, _ name: Int) -> Void) -> Void) {
    var starts = [Int32](repeating: 0, count: nameCount + 1)
    forEach { _, name in starts[name + 1] += 1 }
    for name in starts.indices.dropFirst() { starts[name] += starts[name - 1] }
    let total = Int(starts[nameCount])
    var next = starts
    entries = Array(unsafeUninitializedCapacity: total) { buffer, count in
      forEach { entry, name in
        buffer.initializeElement(at: Int(next[name]), to: entry)
        next[name] += 1
      }
      count = total
    }
    self.starts = starts
  }

  /// The entries that have the name at `name` in the tree's names, in document order.
  subscript(name: Int) -> ArraySlice<Entry> {
    entries[Int(starts[name])..<Int(starts[name + 1])]
  }
}
