import BoardwalkDocument

/// The choice of a folder's main document.
package enum LaunchChoice: Sendable {
  /// The app launches with this document.
  case document(Document)

  /// Several documents are possible, or none; these are their names for `--main`.
  case undecided([String])

  /// No document has the requested name; these are the possible names.
  case unknown(String, candidates: [String])

  /// The choice among `documents`: the one named `name`; without a name the storyboard that
  /// `infoPlist` names, or else the only storyboard with an initial view controller that is not a
  /// launch screen.
  package init(in documents: [Document], named name: String? = nil, infoPlist: InfoPlist? = nil) {
    let supported = documents.filter(\.isSupported)
    if let name {
      let exact = supported.filter { $0.file.path == name }
      let named =
        exact.isEmpty ? supported.filter { [$0.name, $0.file.name].contains(name) } : exact
      self =
        named.isEmpty
        ? .unknown(name, candidates: Self.names(of: supported)) : Self.choice(among: named)
      return
    }
    let storyboards = supported.filter { $0.kind == .storyboard && !$0.isLaunchScreen }
    let main = storyboards.filter { $0.name == infoPlist?.mainStoryboard }
    self = Self.choice(
      among: main.isEmpty ? storyboards.filter { $0.initialViewControllerID != nil } : main)
  }

  /// The only one of `documents`. The localizations of a document are one document.
  private static func choice(among documents: [Document]) -> LaunchChoice {
    let places = Set(
      documents.map { $0.file.path.split(separator: "/").filter { !$0.hasSuffix(".lproj") } })
    return places.count == 1 ? .document(documents[0]) : .undecided(names(of: documents))
  }

  /// Unique names of `documents`: their names, or paths of those with the same name.
  private static func names(of documents: [Document]) -> [String] {
    Dictionary(grouping: documents, by: \.name).flatMap { name, documents in
      documents.count == 1 ? [name] : documents.map(\.file.path)
    }.sorted()
  }
}
