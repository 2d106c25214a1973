import Boardwalk
import BoardwalkBase

extension AppLoader {
  /// The app at `path`, or the one on the standard input where that is `-`.
  func load(_ path: String, from console: Console) throws(CommandError) -> LoadedApp {
    do throws(AppLoadError) {
      guard path == "-" else { return try load(path) }
      return try load(SourceFile(path: "<stdin>", bytes: console.readAll()))
    } catch {
      throw CommandError(error)
    }
  }
}

extension Arguments {
  /// A loader that does as the options say.
  var appLoader: AppLoader {
    var loader = AppLoader()
    loader.main = self["--main"]
    loader.owner = self["--owner"]
    loader.language = self["--language"]
    return loader
  }
}

extension SourceFile {
  /// The file at `path`.
  static func opened(_ path: String) throws(CommandError) -> SourceFile {
    guard let file = try? SourceFile(contentsOf: path) else {
      throw CommandError("cannot open \(path)", notes: ["is there a file of that name?"])
    }
    return file
  }
}
