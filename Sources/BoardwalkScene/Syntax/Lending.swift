extension Array {
  /// Calls `body` with each element where it lies: a copy of one with many parts counts each of them.
  func lend(to body: (borrowing Element) -> Void) {
    withUnsafeBufferPointer { lendEach(of: $0, to: body) }
  }
}

extension Array {
  /// The place of the first element that is wanted, each looked at where it lies.
  @inline(__always)
  func place(where isWanted: (borrowing Element) -> Bool) -> Int? {
    withUnsafeBufferPointer { placeOfOne(in: $0, where: isWanted) }
  }
}

@inline(__always)
private func placeOfOne<Element: ~Copyable>(
  in elements: UnsafeBufferPointer<Element>, where isWanted: (borrowing Element) -> Bool
) -> Int? {
  for index in elements.indices where isWanted(elements[index]) { return index }
  return nil
}

/// Lends as if the elements could not be copied, so that none is.
private func lendEach<Element: ~Copyable>(
  of elements: UnsafeBufferPointer<Element>, to body: (borrowing Element) -> Void
) {
  for index in elements.indices { body(elements[index]) }
}
