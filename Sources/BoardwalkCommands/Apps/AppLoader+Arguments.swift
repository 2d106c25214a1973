import Boardwalk
import BoardwalkBase
import BoardwalkProject

extension AppLoader {
  /// The app at `path`, or on the standard input for `-`; a compiled storyboard is read back first.
  /// Files that cannot be read are reported.
  func load(_ path: String, from console: Console) throws(CommandError) -> LoadedApp {
    let input =
      path == "-"
      ? try console.readInput()
      : CompiledStoryboard.isOne(path) ? try CompiledStoryboard.document(path) : nil
    do throws(AppLoadError) {
      let app = if let input { try load(input) } else { try load(path) }
      _ = console.reportUnread(app.unread, consequence: "it is not part of the app")
      return app
    } catch {
      throw CommandError(error)
    }
  }
}

extension Arguments {
  /// A loader with the options.
  var appLoader: AppLoader {
    var loader = AppLoader()
    loader.main = self["--main"]
    loader.owner = self["--owner"]
    loader.language = self["--language"]
    return loader
  }
}

extension SourceFile {
  /// The file at `path`, which the user has named.
  static func opened(_ path: String) throws(CommandError) -> SourceFile {
    try opened(path) { path throws(ReadingError) in try SourceFile(contentsOf: path) }
  }

  /// The file at `path`, which was found by its name.
  static func found(_ path: String) throws(CommandError) -> SourceFile {
    try opened(path) { path throws(ReadingError) in try SourceFile(contentsOfRegularFile: path) }
  }

  private static func opened(
    _ path: String, by read: (String) throws(ReadingError) -> SourceFile
  ) throws(CommandError) -> SourceFile {
    do throws(ReadingError) {
      return try read(path)
    } catch {
      throw CommandError.unopened(path, error.reason(for: path))
    }
  }
}
