/// The folder of an app, as far as it is needed to run it: its documents, what its classes do, what it
/// launches with, its strings and its colors. The folder is walked through once for all of them.
package struct AppFolder: Sendable {
  /// The documents, and what the app's classes do.
  package let project: Project

  /// The string tables, by language, then by name.
  package let strings: [StringsTable]

  /// The colors of the asset catalogs, by name.
  package let colorSets: [ColorSet]

  /// What the first `Info.plist` that names a storyboard says; nil if none does.
  package let infoPlist: InfoPlist?

  /// The files in it that are read, and those that say the same in another form.
  package let paths: [String]

  /// Reads the folder at `path` and the folders in it.
  package init(path: String) {
    let paths = DocumentPaths().files(in: path) {
      DocumentPaths.extensions.contains($0)
        || ["plist", "strings", "json", ProjectReader.behaviorExtension].contains($0)
    }
    self.paths = paths.filter { !$0.hasSuffix(".json") || ColorSet.isName($0) }
    project = Project(
      ReadingBudget.standard.documents(at: DocumentPaths.documents(among: paths)),
      isWhole: true, assets: Assets(paths: []), behaviors: ProjectReader.behaviors(among: paths))
    strings = StringsTable.tables(among: paths)
    colorSets = ColorSet.sets(among: paths)
    infoPlist = paths.lazy.filter(InfoPlist.isName)
      .compactMap(InfoPlist.init(path:)).first { $0.mainStoryboard != nil }
  }

  /// Which document the app launches with: the one called `name` where one is asked for.
  package func launchChoice(named name: String? = nil) -> LaunchChoice {
    LaunchChoice(in: project.documents, named: name, infoPlist: infoPlist)
  }
}
