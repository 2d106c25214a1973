import BoardwalkProject

extension Console {
  /// Reports those of `files` that could not be read, with the `consequence` of each, and returns the
  /// status for them.
  func reportUnread(_ files: [LoadedFile], consequence: String) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      switch file {
      case .document: continue
      case .unopened(let path, let reason):
        error(CommandError("cannot open \(path): \(reason)", notes: [consequence]).text)
        status = .usage
      case .unreadable(let source, _, _):
        report(file.diagnostics)
        error(CommandError("cannot read \(source.path)", notes: [consequence]).text)
        if status == .success { status = .findings }
      }
    }
    return status
  }
}
