import BoardwalkBehavior

/// The folder of an app with everything that running it needs: documents, behaviors, `Info.plist`,
/// strings and colors. The folder is traversed once.
package struct AppFolder: Sendable {
  /// The documents and behaviors.
  package let project: Project

  /// The string tables, by language, then by name.
  package let strings: [StringsTable]

  /// The colors of the asset catalogs, by name.
  package let colorSets: [ColorSet]

  /// The first `Info.plist` that names a storyboard; nil without one.
  package let infoPlist: InfoPlist?

  /// The files that determine the app, which no output may replace: all that were found, except
  /// JSON other than color sets.
  package let paths: [String]

  /// Reads the folder at `path` and the folders in it.
  package init(path: String) {
    let listing = DocumentPaths().listing(of: path) {
      DocumentPaths.extensions.contains($0)
        || ["plist", "pbxproj", "strings", "json", ProjectReader.behaviorExtension].contains($0)
    }
    let paths = listing.files
    self.paths = paths.filter { !$0.hasSuffix(".json") || ColorSet.isName($0) }
    let code = BehaviorFile.read(paths)
    project = Project(
      ReadingBudget.standard.documents(at: DocumentPaths.documents(among: paths))
        + listing.unopened + code.unopened,
      isWhole: true, assets: Assets(paths: []), behaviors: code.files)
    strings = StringsTable.tables(among: paths)
    colorSets = ColorSet.sets(among: paths)
    infoPlist = paths.lazy.filter(InfoPlist.isName)
      .compactMap(InfoPlist.init(path:)).first { $0.mainStoryboard != nil }
  }

  /// The document that the app launches with: the one named `name` if it is given.
  package func launchChoice(named name: String? = nil) -> LaunchChoice {
    LaunchChoice(in: project.documents, named: name, infoPlist: infoPlist)
  }
}
