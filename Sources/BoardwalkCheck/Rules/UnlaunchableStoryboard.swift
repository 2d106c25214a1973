import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A main storyboard that shows nothing.
  package static let unlaunchableStoryboard = Rule(
    id: "unlaunchable-storyboard", severity: .error, category: .navigation,
    summary: "The app cannot launch with the storyboard in its Info.plist.",
    page: ExplainPage(
      defect: """
        Info.plist names the storyboard that the app launches with: UISceneStoryboardFile in the
        scene manifest, or UIMainStoryboardFile. So do build settings of Xcode. That storyboard has
        no initial view controller, or does not exist. It is a warning if code sets the root of a
        window. Info.plist also names the storyboard shown during launch, which does not exist.
        """,
      effect: """
        Without an initial view controller the app shows a black screen (LIFE-07): "Failed to
        instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the
        designated entry point is not set?". Without the storyboard it ends: "Could not find a
        storyboard named 'Main' in bundle ..." (EXC-09).
        """,
      example: """
        <key>UIMainStoryboardFile</key>
        <string>Main</string>
        ... and in Main.storyboard no view controller is the initial one
        """,
      fix: """
        Mark the first view controller as the initial one, or name the storyboard that has one. An
        app that creates its window in code names none.
        """),
    check: .sidecarFiles { project in
      guard project.isWhole else { return [] }
      let stems = Set(project.files.map { SourceFile(path: $0.path, bytes: []).stem })
      return project.infoPlists.flatMap { list in
        list.storyboards.sorted().compactMap { name in
          if stems.isDisjoint(with: [name, "\(name)~iphone", "\(name)~ipad"]) {
            return (list.file, missing(name, in: list, of: project))
          }
          guard list.mainStoryboards.contains(name) else { return nil }
          return unlaunchable(name, in: list, of: project).map { (list.file, $0) }
        }
      }
    })

  /// The violation for a missing storyboard, which may exist elsewhere.
  private static func missing(
    _ name: String, in list: InfoPlist, of project: Project
  ) -> Finding {
    let guess = Misspelling(name).closest(in: project.storyboardNames)
    let isMain = list.mainStoryboards.contains(name)
    return Finding(
      unlaunchableStoryboard.id, .warning,
      "\(list.noun) the \(isMain ? "" : "launch ")storyboard '\(name)', which does not exist",
      at: list.range(of: name),
      notes: .didYouMean(guess) + [
        .init(
          isMain
            ? "at run time: Could not find a storyboard named '\(name)'"
            : "without it the app does not fill the screen of newer devices")
      ])
  }

  /// The violation for storyboards without an initial controller; nil if one has one, or is of an
  /// unsupported platform.
  private static func unlaunchable(
    _ name: String, in list: InfoPlist, of project: Project
  ) -> Finding? {
    let storyboards = project.storyboards(named: name)
    guard !storyboards.isEmpty,
      storyboards.allSatisfy({ $0.initialViewControllerID == nil && $0.isSupported }),
      !storyboards.contains(where: MisspelledAttributes.hidesInitialController)
    else { return nil }
    let makesWindow = project.sources?.assigns("rootViewController") ?? false
    return Finding(
      unlaunchableStoryboard.id, makesWindow ? .warning : .error,
      "the app launches with '\(name)', which has no initial view controller",
      at: list.range(of: name),
      notes: [
        .init(
          "at run time: Failed to instantiate the default view controller; "
            + (makesWindow
              ? "an app that makes its window in code names none" : "the screen is black"))
      ])
  }
}

extension InfoPlist {
  /// The beginning of messages about its values.
  fileprivate var noun: String { isProjectFile ? "the build settings name" : "Info.plist names" }
}
