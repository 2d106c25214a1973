/// The bytes of a file that a part of a syntax tree stands for; empty if it was not read from a file.
///
/// Places take no part in equality: two statements are equal wherever they are written.
@propertyWrapper
struct SourceRange: Sendable, Hashable {
  var wrappedValue: Range<Int>

  init(wrappedValue: Range<Int> = 0..<0) { self.wrappedValue = wrappedValue }

  static func == (left: SourceRange, right: SourceRange) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
