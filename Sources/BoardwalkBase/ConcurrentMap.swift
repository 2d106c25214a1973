import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// The results of `transform` for each element, in order, worked out on all cores.
  ///
  /// `progress` is called with the number of finished elements after each, on any thread.
  package func concurrentMap<Result: Sendable>(
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    // A thread costs more than most single files.
    guard count > 1 else {
      let results = map(transform)
      if !isEmpty { progress(1) }
      return results
    }
    let work = SharedWork<Element, Result>(self)
    let finished = DispatchSemaphore(value: 0)
    let threads = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
    for _ in 0..<threads {
      let thread = Thread {
        while let done = work.doNext(transform) { progress(done) }
        finished.signal()
      }
      // Documents may be nested as deep as on the main thread.
      thread.stackSize = 8 << 20
      thread.start()
    }
    for _ in 0..<threads { finished.wait() }
    return work.results
  }
}

/// Elements that several threads work on.
private final class SharedWork<Element: Sendable, Result: Sendable>: Sendable {
  private struct State: Sendable {
    var next = 0
    var done = 0
    var results: [Result?]
  }

  private let elements: [Element]
  private let state: Mutex<State>

  init(_ elements: [Element]) {
    self.elements = elements
    state = Mutex(State(results: Array(repeating: nil, count: elements.count)))
  }

  /// The results so far, in the order of the elements.
  var results: [Result] {
    state.withLock { $0.results.compactMap { $0 } }
  }

  /// Does the next element and returns how many are done; nil if none is left.
  func doNext(_ transform: (Element) -> Result) -> Int? {
    let index = state.withLock { state in
      defer { state.next += 1 }
      return state.next
    }
    guard elements.indices.contains(index) else { return nil }
    let result = transform(elements[index])
    return state.withLock { state in
      state.results[index] = result
      state.done += 1
      return state.done
    }
  }
}
