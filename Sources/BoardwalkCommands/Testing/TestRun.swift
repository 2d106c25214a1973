import Boardwalk
import BoardwalkProject

/// Runs flows concurrently, each in the app of its folder.
struct TestRun: Sendable {
  private let files: FlowFiles
  private let settings: TestSettings
  private let console: Console

  /// A test of `files` with `settings`.
  init(_ files: FlowFiles, _ settings: TestSettings = TestSettings(), console: Console) {
    self.files = files
    self.settings = settings
    self.console = console
  }

  /// The results in the order of the files.
  func report(_ progress: Progress) throws(CommandError) -> TestReport {
    let apps = apps
    let (settings, console) = (settings, console)
    let count = files.paths.count
    var budget = settings.budget
    let results = files.paths.concurrentMap(
      within: &budget, progress: { progress.report($0, of: count, "flows") }
    ) { path, budget in
      let app = ProjectFolder.around(path).flatMap { apps[$0] }
      return FlowTest(
        path, app: app ?? .failure(.noProject), settings, console: console
      ).run(within: &budget)
    }
    let ofApps = apps.values.flatMap { (try? $0.get())?.inputPaths ?? [] }
    var report = TestReport(flows: results, inputPaths: files.paths + ofApps)
    for path in files.orphans { try tidy(GoldenFolder(path: path, console: console), in: &report) }
    return report
  }

  /// Removes the snapshots in `folder`, whose flow is gone, or reports them.
  private func tidy(
    _ folder: GoldenFolder, in report: inout TestReport
  ) throws(CommandError) {
    var folder = folder
    if settings.isUpdating { try folder.removeNew(besides: []) }
    for name in folder.names {
      if settings.isUpdating, folder.owns(name) {
        try folder.remove(name)
        report.removed.append(folder.file(name))
      } else {
        report.orphans.append(StaleSnapshot(name, in: folder))
      }
    }
    try folder.saveManifests()
  }

  /// The apps by the folders of their flows, compiled once.
  private var apps: [String: Result<LoadedApp, CommandError>] {
    // A flow that does not exist needs no app, which may be large.
    let flows = files.paths.filter(DocumentPaths().exists)
    let folders = Set(flows.compactMap(ProjectFolder.around)).sorted()
    let apps = folders.concurrentMap { folder -> Result<LoadedApp, CommandError> in
      var loader = AppLoader()
      loader.requiresMain = false
      do throws(AppLoadError) {
        return .success(try loader.load(folder))
      } catch {
        return .failure(CommandError(error))
      }
    }
    for case .success(let app) in apps {
      _ = console.reportUnread(app.unread, consequence: "it is not part of the app")
    }
    return Dictionary(zip(folders, apps), uniquingKeysWith: { first, _ in first })
  }
}

extension CommandError {
  /// A flow has nothing to walk through.
  fileprivate static var noProject: CommandError {
    CommandError("no app found: no folder around the flow contains a document")
  }
}
