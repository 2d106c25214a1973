import BoardwalkSimulation

extension FlowSession {
  /// No list has more pages that anybody would leaf through.
  private static let pageLimit = 20_000

  /// Scrolls the list in front, a page at a time, until `target` can be touched: to its end, then from
  /// its beginning.
  mutating func scroll(to target: FlowTarget) throws(FlowFailure) -> [FlowOutput] {
    var next = simulation
    var trace: [TraceEntry] = []
    for _ in 0..<Self.pageLimit where (try? TargetSearch(next).find(target)) == nil {
      let before = offset(of: next)
      trace += try scroll(&next, .pages(1))
      guard next.exception == nil, offset(of: next) == before else { continue }
      // The end: what has not been seen can only be above.
      trace += try scroll(&next, .points(-1e12))
      guard (try? TargetSearch(next).find(target)) == nil else { break }
      while offset(of: next) != offset(of: simulation),
        (try? TargetSearch(next).find(target)) == nil
      {
        let before = offset(of: next)
        trace += try scroll(&next, .pages(1))
        if offset(of: next) == before { break }
      }
      break
    }
    // Says what is on screen where there is no such thing.
    _ = try TargetSearch(next).find(target)
    return go(to: next, trace)
  }

  private func scroll(
    _ simulation: inout Simulation, _ move: ScrollMove
  ) throws(FlowFailure) -> [TraceEntry] {
    do throws(EventError) {
      return try simulation.perform(.scroll(move))
    } catch {
      throw FlowFailure(error)
    }
  }

  private func offset(of simulation: Simulation) -> [Double] {
    guard let list = simulation.scrolledList, let offset = simulation[list]?.contentOffset else {
      return []
    }
    return [offset.x, offset.y]
  }
}
