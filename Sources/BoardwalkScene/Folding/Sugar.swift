/// A shorter way to say something, with both directions side by side.
///
/// `fold` moves what it can say from the branch into the statement, `unfold` moves it back. A
/// statement is written with sugar only where unfolding it gives the same branch again, so a mistake
/// here costs beauty and never data.
struct Sugar: Sendable {
  /// What it is about, for people who read the table.
  let name: String

  /// The elements that it is about; nil where they may be any.
  let kinds: Set<String>?

  /// What it is said by: a statement with none of these parts says nothing of it.
  let parts: StatementParts

  /// The elements of which a statement says something even so: what is usual there.
  let silentKinds: Set<String>

  /// Moves what can be said shorter from the branch into the statement.
  typealias Fold = @Sendable (inout Folding) -> Void

  /// Moves it back.
  typealias Unfold = @Sendable (inout Unfolding) -> Void

  /// One direction alone, for lists: a list of bare functions would wrap each of them in another.
  struct FoldStep: Sendable { let apply: Fold }

  /// The other direction alone, and the parts of which a statement must have one.
  struct UnfoldStep: Sendable {
    let parts: StatementParts
    let apply: Unfold
  }

  let fold: Fold
  let unfold: Unfold

  init(
    name: String, for kinds: Set<String>? = nil, saidBy parts: StatementParts = .kind,
    silentIn silentKinds: Set<String> = [], fold: @escaping Fold, unfold: @escaping Unfold
  ) {
    self.name = name
    self.kinds = kinds
    self.parts = parts
    self.silentKinds = silentKinds
    self.fold = fold
    self.unfold = unfold
  }

  /// All sugar, in the order in which folding applies it; unfolding goes the other way.
  static let all: [Sugar] = [
    .equation, .connection, .document, .placeholder, .usualAttributes, .frame, .mask,
    .usualChildren, .normalState, .traits, .accessibility, .runtimeValue, .resourceColor,
    .installation,
    .textFont, .color, .systemImage, .font, .measure, .customClass, .sizeClass, .title,
    .shortValues, .marks,
    .role, .id,
    .name,
    .containers, .documentKind, .alias,
  ]
}
