import BoardwalkGraph
import Testing

@Suite("Navigation graph searches")
struct NavigationGraphTests {
  /// The graph of `edges`, each written as `ab`; the way is the same text.
  private func graph(_ edges: String...) -> NavigationGraph<Character, String> {
    var graph = NavigationGraph<Character, String>()
    for edge in edges {
      guard let source = edge.first, let destination = edge.last else { continue }
      graph.addEdge(from: source, to: destination, edge)
    }
    return graph
  }

  /// The ways of the cycles of `graph`, closing edges last.
  private func cycles(_ graph: NavigationGraph<Character, String>) -> [[String]] {
    var cycles: [[String]] = []
    graph.forEachCycle { path, closing in cycles.append(path.map(\.label) + [closing.label]) }
    return cycles
  }

  @Test("a breadth-first search visits each node once, nearest first")
  func breadthFirst() {
    let visits = graph("ab", "ac", "bd", "cd", "da", "ef").breadthFirst(from: ["a", "c", "e"])
    #expect(visits.map(\.node) == ["a", "b", "c", "d", "e", "f"])
    #expect(visits.map { $0.arrival?.label } == [nil, "ab", "ac", "bd", nil, "ef"])
  }

  @Test("starts and all nodes reachable from them are reachable")
  func reachable() {
    let graph = graph("ab", "bc", "ca", "de", "ff")
    #expect(graph.reachable(from: ["a"]) == ["a", "b", "c"])
    #expect(graph.reachable(from: ["e", "f"]) == ["e", "f"])
    #expect(graph.reachable(from: []).isEmpty)
    var reached: Set<Character> = ["b"]
    graph.reach(from: ["a"], into: &reached)
    #expect(reached == ["a", "b"], "the search does not pass through what was reached before")
  }

  @Test("the shortest path has the fewest edges, with ties in insertion order")
  func shortestPath() {
    let graph = graph("ab", "bd", "ac", "cd", "de", "ea", "ae", "aa")
    #expect(graph.shortestPath(from: "a", to: "d")?.map(\.label) == ["ab", "bd"])
    #expect(graph.shortestPath(from: "b", to: "c")?.map(\.label) == ["bd", "de", "ea", "ac"])
    #expect(graph.shortestPath(from: "a", to: "a")?.isEmpty == true)
    #expect(graph.shortestPath(from: "d", to: "z") == nil)
    #expect(graph.shortestPath(from: "b", to: "c", limit: 4)?.count == 4)
    #expect(graph.shortestPath(from: "b", to: "c", limit: 3) == nil)
  }

  @Test("a search stops at its target")
  func endsAtGoal() {
    let visits = graph("ab", "ac", "cd", "be").breadthFirst(from: ["a"], until: "c")
    #expect(visits.map(\.node) == ["a", "b", "c"])
    #expect(graph("ab").breadthFirst(from: ["a"], until: "a").map(\.node) == ["a"])
  }

  @Test("each back edge closes a cycle")
  func cycles() {
    #expect(cycles(graph("ab", "bc", "ac")).isEmpty)
    #expect(cycles(graph("aa")) == [["aa"]])
    #expect(cycles(graph("ab", "bc", "cb", "ca")) == [["bc", "cb"], ["ab", "bc", "ca"]])
    #expect(cycles(graph("ab", "ba", "cd", "dc")) == [["ab", "ba"], ["cd", "dc"]])
  }

  @Test("a graph without its back edges is acyclic")
  func acyclic() {
    let edges = ["ab", "bc", "cd", "db", "da", "ce", "ea", "bb", "ef", "fe"]
    var closing: Set<String> = []
    var whole = NavigationGraph<Character, String>()
    for edge in edges { whole.addEdge(from: edge.first ?? " ", to: edge.last ?? " ", edge) }
    whole.forEachCycle { closing.insert($1.label) }
    var rest = NavigationGraph<Character, String>()
    for edge in edges where !closing.contains(edge) {
      rest.addEdge(from: edge.first ?? " ", to: edge.last ?? " ", edge)
    }
    #expect(!closing.isEmpty && cycles(rest).isEmpty)
  }

  @Test("a long chain does not overflow the call stack")
  func deep() {
    var chain = NavigationGraph<Int, Void>()
    for node in 0..<100_000 { chain.addEdge(from: node, to: node + 1) }
    chain.addEdge(from: 100_000, to: 0)
    var lengths: [Int] = []
    chain.forEachCycle { path, _ in lengths.append(path.count) }
    #expect(lengths == [100_000])
    #expect(chain.shortestPath(from: 0, to: 100_000)?.count == 100_000)
    #expect(chain.reversed.reachable(from: [0]).count == 100_001)
  }
}
