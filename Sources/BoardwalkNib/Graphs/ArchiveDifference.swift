/// The differences of two archives as graphs, independent of order and numbering.
///
/// Objects are paired from the roots along equal keys; elements of unordered collections by the
/// colors of ``GraphColors``. Objects with an identity are paired one to one: one label that is
/// referenced twice differs from two labels with the same values. Values that cannot change, such as
/// texts, numbers, fonts and colors, are compared by what a program sees of them, whether an archive
/// shares or repeats their objects.
package struct ArchiveDifference: Sendable, Hashable {
  /// One difference.
  package struct Change: Sendable, Hashable {
    /// The path of the object from the root of the first archive.
    package let path: String

    /// The class of the object.
    package let className: String

    /// The key.
    package let key: String

    /// The value in the first archive; nil if it is absent.
    package let old: String?

    /// The value in the second archive; nil if it is absent.
    package let new: String?

    /// The difference of the values under `key`.
    package init(path: String, className: String, key: String, old: String?, new: String?) {
      self.path = path
      self.className = className
      self.key = key
      self.old = old
      self.new = new
    }
  }

  /// The differences, in the order of the first archive.
  package private(set) var changes: [Change] = []

  /// The references to equal colors of other forms, such as black as a gray and as a red, a green
  /// and a blue. A program sees no difference, and builds of one document differ in them.
  package private(set) var otherForms: [Change] = []

  /// The number of (object, key, value) triples that both archives have.
  package private(set) var equalTriples = 0

  /// The number of triples that only one of them has, or that have another value in it.
  package private(set) var differentTriples = 0

  /// Whether both are the same graph to a program.
  package var isEmpty: Bool { changes.isEmpty }

  /// The differences from `old` to `new`.
  ///
  /// Apple's compiler generates names for objects outside of a nib. Names that only one archive has
  /// count as equal; the objects are compared by their references.
  package init(_ old: NIBArchive, _ new: NIBArchive) {
    let shared = old.placeholderNames.intersection(new.placeholderNames)
    self.init(
      old.withoutPlaceholderNames(except: shared), new.withoutPlaceholderNames(except: shared),
      nesting: 0)
  }

  private init(_ old: NIBArchive, _ new: NIBArchive, nesting: Int) {
    if old.root != nil, new.root != nil {
      var comparison = GraphComparison(old, new, nesting: nesting)
      comparison.run()
      changes = comparison.changes
      otherForms = comparison.otherForms
      equalTriples = comparison.equalTriples
      differentTriples = comparison.differentTriples
    } else if old.root != nil || new.root != nil {
      let name = { (archive: NIBArchive) in archive.root?.className }
      changes = [
        Change(path: "root", className: "", key: "root", old: name(old), new: name(new))
      ]
    }
    for name in Set(old.fallbackClasses.keys).union(new.fallbackClasses.keys).sorted() {
      let (before, after) = (old.fallbackClasses[name], new.fallbackClasses[name])
      guard before != after else { continue }
      changes.append(
        Change(
          path: "classes", className: name, key: "fallbacks",
          old: before?.joined(separator: ", "), new: after?.joined(separator: ", ")))
    }
  }

  /// The differences of two archives that are values of two archives.
  static func nested(
    _ old: NIBArchive, _ new: NIBArchive, nesting: Int
  ) -> ArchiveDifference { ArchiveDifference(old, new, nesting: nesting) }
}

extension NIBArchive {
  /// The names of objects outside of the nib.
  fileprivate var placeholderNames: Set<[UInt8]> {
    Set(
      objects.compactMap { object in
        guard object.className == "NSString", case .data(let bytes)? = object["NS.bytes"],
          bytes.starts(with: GraphConventions.placeholderPrefix.utf8)
        else { return nil }
        return bytes
      })
  }

  /// The archive with one name for all objects outside of it whose name is not among `kept`.
  fileprivate func withoutPlaceholderNames(except kept: Set<[UInt8]>) -> NIBArchive {
    let replaced = placeholderNames.subtracting(kept)
    guard !replaced.isEmpty else { return self }
    var result = self
    for index in objects.indices where objects[index].className == "NSString" {
      guard case .data(let bytes)? = objects[index]["NS.bytes"], replaced.contains(bytes) else {
        continue
      }
      result.objects[index].entries = [
        .init("NS.bytes", .data(Array(GraphConventions.placeholderPrefix.utf8)))
      ]
    }
    return result
  }
}
