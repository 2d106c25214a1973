extension Array {
  /// Calls `body` with each element where it lies: a copy of one with many parts counts each of them.
  func lend(to body: (borrowing Element) -> Void) {
    withUnsafeBufferPointer { lendEach(of: $0, to: body) }
  }
}

/// Lends as if the elements could not be copied, so that none is.
private func lendEach<Element: ~Copyable>(
  of elements: UnsafeBufferPointer<Element>, to body: (borrowing Element) -> Void
) {
  for index in elements.indices { body(elements[index]) }
}
