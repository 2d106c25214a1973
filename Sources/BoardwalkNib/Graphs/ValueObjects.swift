/// The objects of an archive that are values as a whole: those of value classes that refer to
/// nothing but values. An array of views is none; each of its views has an identity.
struct ValueObjects {
  private var areValues: [Bool]

  init(_ archive: NIBArchive) {
    areValues = archive.objects.map { GraphConventions.valueClasses.contains($0.className) }
    var referrers: [[Int]] = Array(repeating: [], count: archive.objects.count)
    for (index, object) in archive.objects.enumerated() {
      for entry in object.entries {
        if let target = entry.value.referencedIndex { referrers[target].append(index) }
      }
    }
    var pending = areValues.indices.filter { !areValues[$0] }
    while let index = pending.popLast() {
      for referrer in referrers[index] where areValues[referrer] {
        areValues[referrer] = false
        pending.append(referrer)
      }
    }
  }

  /// Whether the object at `index` is a value.
  func contains(_ index: Int) -> Bool { areValues[index] }
}
