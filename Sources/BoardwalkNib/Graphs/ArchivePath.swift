/// Names objects of one archive by the keys that lead to them from the root.
struct ArchivePaths {
  /// The last step to an object, and the object that it starts from.
  private struct Step {
    let parent: Int?
    let name: String
  }

  private var steps: [Int: Step] = [:]

  /// A longer path is cut at its beginning, so that a chain of many objects costs no more than it.
  private static let longest = 24

  /// Notes that `name` leads from `parent` to `object`; the first path of an object stays.
  mutating func note(_ object: Int, from parent: Int?, by name: String) {
    if steps[object] == nil { steps[object] = Step(parent: parent, name: name) }
  }

  /// The path of `object`.
  func path(of object: Int) -> String {
    var names: [String] = []
    var next: Int? = object
    while let current = next, let step = steps[current] {
      guard names.count < Self.longest else {
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
