/// The paths of the objects of one archive: the keys that lead to them from the root.
struct ArchivePaths {
  /// The last step of a path: its key, and the object that has the key.
  private struct Step {
    let parent: Int?
    let name: String
  }

  private var steps: [Int: Step] = [:]

  /// The maximum number of keys in a path; a longer one is cut at its beginning.
  private static let maximumLength = 24

  /// Records that `name` leads from `parent` to `object`; the first path of an object stays.
  mutating func record(_ object: Int, from parent: Int?, by name: String) {
    if steps[object] == nil { steps[object] = Step(parent: parent, name: name) }
  }

  /// The path of `object`.
  func path(of object: Int) -> String {
    var names: [String] = []
    var next: Int? = object
    while let current = next, let step = steps[current] {
      guard names.count < Self.maximumLength else {
        names.append("…")
        break
      }
      if !step.name.isEmpty { names.append(step.name) }
      next = step.parent
    }
    var result = ""
    for name in names.reversed() {
      result += result.isEmpty || name.hasPrefix("[") ? name : "." + name
    }
    return result.isEmpty ? "root" : result
  }
}
