extension NIBArchive {
  /// The classes of all objects other than values, in order, with those in archives inside of it.
  ///
  /// An object of the app's class has that class.
  package var objectClasses: [String] { objectClasses(nesting: 0) }

  private func objectClasses(nesting: Int) -> [String] {
    var result: [String] = []
    for object in objects {
      if !GraphConventions.valueClasses.contains(object.className) {
        result.append(text(object["UIClassName"]) ?? object.className)
      }
      guard nesting < GraphConventions.mostNested else { continue }
      for entry in object.entries {
        guard case .data(let bytes) = entry.value, let inner = try? NIBArchive(bytes) else {
          continue
        }
        result += inner.objectClasses(nesting: nesting + 1)
      }
    }
    return result.sorted()
  }
}

extension ArchiveDifference.Change {
  /// Whether it is a difference of an outlet or an action.
  package var isOfConnection: Bool {
    (path + "." + key).contains("UINibConnectionsKey") || className.hasSuffix("Connection")
  }
}
