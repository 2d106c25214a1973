/// The bytes of a part of a syntax tree; empty if it was not read from a file.
///
/// Ranges do not affect equality: two statements are equal wherever they are written.
@propertyWrapper
struct SourceRange: Sendable, Hashable {
  var wrappedValue: Range<Int>

  init(wrappedValue: Range<Int> = 0..<0) { self.wrappedValue = wrappedValue }

  static func == (left: SourceRange, right: SourceRange) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
