/// The compiled prototypes of one view, by the keys under which they are registered.
struct PrototypeNibs: Sendable, Hashable {
  /// Alternating keys and nibs.
  var nibs: [ArchivedValue] = []

  /// Alternating keys and the objects outside of each nib.
  var objects: [ArchivedValue] = []
}
