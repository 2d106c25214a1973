import BoardwalkDocument

/// The choice of a folder's main document.
package enum LaunchChoice: Sendable {
  /// This one.
  case document(Document)

  /// Ambiguous; these names are possible for `--main`.
  case undecided([String])

  /// No document has the requested name; these are the possible names.
  case unknown(String, candidates: [String])

  /// The choice among `documents`: the one named `name` if it is given, else the one of
  /// `infoPlist`, else the only one that is not a launch screen and has an initial view controller.
  package init(in documents: [Document], named name: String? = nil, infoPlist: InfoPlist? = nil) {
    let supported = documents.filter(\.isSupported)
    if let name {
      guard
        let document = supported.first(where: {
          [$0.name, $0.file.name, $0.file.path].contains(name)
        })
      else {
        self = .unknown(name, candidates: Self.names(of: supported))
        return
      }
      self = .document(document)
      return
    }
    let storyboards = supported.filter { $0.kind == .storyboard && !$0.isLaunchScreen }
    if let main = infoPlist?.mainStoryboard,
      let document = storyboards.first(where: { $0.name == main })
    {
      self = .document(document)
      return
    }
    let launchable = storyboards.filter { $0.initialViewControllerID != nil }
    if launchable.count == 1 {
      self = .document(launchable[0])
    } else {
      self = .undecided(Self.names(of: launchable))
    }
  }

  /// Unique names of `documents`: their names, or paths of those with the same name.
  private static func names(of documents: [Document]) -> [String] {
    Dictionary(grouping: documents, by: \.name).flatMap { name, documents in
      documents.count == 1 ? [name] : documents.map(\.file.path)
    }.sorted()
  }
}
