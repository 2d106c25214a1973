import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// The results of `transform` for all elements, in their order, worked out on all cores.
  ///
  /// `progress` is told after each how many are done, by whichever thread did it.
  func mappedInParallel<Result: Sendable>(
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let work = ParallelWork<Element, Result>(self)
    let finished = DispatchSemaphore(value: 0)
    let count = Swift.max(1, Swift.min(self.count, ProcessInfo.processInfo.activeProcessorCount))
    for _ in 0..<count {
      let thread = Thread {
        while let done = work.doNext(transform) { progress(done) }
        finished.signal()
      }
      // Documents may be nested as deep as on the main thread.
      thread.stackSize = 8 << 20
      thread.start()
    }
    for _ in 0..<count { finished.wait() }
    return work.results
  }
}

/// Elements that several threads work on.
private final class ParallelWork<Element: Sendable, Result: Sendable>: Sendable {
  private struct State: Sendable {
    var next = 0
    var results: [Int: Result] = [:]
  }

  private let elements: [Element]
  private let state = Mutex(State())

  init(_ elements: [Element]) { self.elements = elements }

  /// The results so far, in the order of the elements.
  var results: [Result] {
    state.withLock { state in elements.indices.compactMap { state.results[$0] } }
  }

  /// Does the next element and returns how many are done; nil where none is left.
  func doNext(_ transform: (Element) -> Result) -> Int? {
    let index = state.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
    guard elements.indices.contains(index) else { return nil }
    let result = transform(elements[index])
    return state.withLock { state in
      state.results[index] = result
      return state.results.count
    }
  }
}
