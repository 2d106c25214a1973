import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

/// Compares the resources that documents use with the existing ones.
struct ResourceCheck: Sendable {
  /// The noun for the kind of resource.
  let noun: String

  /// The names that the project's catalogs have; nil if they are not known.
  let known: Set<String>?

  /// Whether the resource may be in an unknown catalog.
  var mayBeElsewhere = false

  /// The uses in a document.
  let used: @Sendable (Document) -> [ResourceUse]

  /// The names that a document lists; nil if it lists none at all, as hand-written ones do.
  let listed: @Sendable (Document) -> Set<String>?

  /// The uses in all documents of names that there are not.
  func violations(in project: Project) -> [(document: Int, violation: Violation)] {
    var violations: [(document: Int, violation: Violation)] = []
    for (index, document) in project.documents.enumerated() where document.isSupported {
      let embedded = document.embeddedImages
      let uses = used(document).filter { !embedded.contains($0.name) && !$0.isInBundle }
      guard !uses.isEmpty else { continue }
      let listed = listed(document)
      for use in uses {
        guard let violation = violation(of: use, listed: listed) else { continue }
        violations.append((index, violation))
      }
    }
    return violations
  }

  private func violation(of use: ResourceUse, listed: Set<String>?) -> Violation? {
    if let known {
      guard !known.contains(use.name), !known.contains(use.nameWithoutExtension) else {
        return nil
      }
      let guess = Misspelling(use.name).closest(in: known.sorted())
      // Interface Builder lists the resources that it found when it wrote the document.
      let isFoundElsewhere =
        mayBeElsewhere && guess == nil && listed?.contains(use.name) ?? false
      return Violation(
        use.element, use.attribute,
        "no asset catalog contains the \(noun) '\(use.name)'",
        notes: isFoundElsewhere
          ? [.init("a dependency that is not in the folder may contain it")] : .didYouMean(guess),
        severity: isFoundElsewhere ? .warning : nil)
    }
    guard let listed, !listed.contains(use.name) else { return nil }
    return Violation(
      use.element, use.attribute,
      "the resources of the document do not contain the \(noun) '\(use.name)'",
      notes: .didYouMean(Misspelling(use.name).closest(in: listed.sorted())), severity: .warning)
  }
}

/// The use of an image or color by name in a document.
struct ResourceUse: Sendable {
  let element: Element
  let attribute: String
  let name: String

  /// Whether it is in a bundle of its own, which may come with a library: `Kit.bundle/logo.png`.
  var isInBundle: Bool { name.contains(".bundle/") }

  /// The name by which a catalog has the image `name.png`: UIKit looks there without the extension.
  var nameWithoutExtension: String {
    guard let dot = name.lastIndex(of: "."),
      Assets.imageExtensions.contains(name[name.index(after: dot)...].lowercased())
    else { return name }
    return String(name[..<dot])
  }
}
