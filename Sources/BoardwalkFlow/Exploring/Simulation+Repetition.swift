import BoardwalkGraph
import BoardwalkSimulation

extension Simulation {
  /// Whether one scene is on one stack, covers itself, or is inside itself, more than twice.
  var repeatsItself: Bool {
    let chain = presentationChain
    let stacks = chain.flatMap(visibleTree).filter { navigationController(of: $0) == $0 }
      .map { self[$0]?.children ?? [] }
    let containers = frontmost.map { Array(sequence(first: $0) { self[$0]?.parent }) } ?? []
    return ([chain, containers] + stacks).contains { ids in
      var counts: [ScenePlace: Int] = [:]
      return ids.compactMap(place).contains { place in
        counts[place, default: 0] += 1
        return counts[place, default: 0] > 2
      }
    }
  }
}
