extension ClassTable {
  /// What the classes inherit that inherit the one called `name`, as the file at `path` means it.
  package func subclasses(of name: String, from path: String) -> [Lineage] {
    var visited: Set<String> = [name]
    var pending = [name]
    var lineages: [Lineage] = []
    while let superclass = pending.popLast() {
      for index in heirs[superclass] ?? [] where visited.insert(types[index].name).inserted {
        pending.append(types[index].name)
        lineages.append(lineage(of: types[index].name, from: path))
      }
    }
    return lineages
  }
}
