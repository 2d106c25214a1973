extension Git {
  /// The bytes of the file that `name` means, such as `HEAD:App/Main.storyboard`; nil if there is no
  /// such file. What could be an option names none.
  package func blob(_ name: String) throws(GitError) -> [UInt8]? {
    guard !name.hasPrefix("-") else { return nil }
    let result = try run(["cat-file", "blob", name])
    return result.status == 0 ? result.output : nil
  }

  /// Git's own merge of three files line by line, with markers where both changed the same lines, and
  /// the number of those places; nil if the files cannot be merged as texts.
  package func mergeLines(
    base: String, ours: String, theirs: String, markerSize: Int
  ) throws(GitError) -> (bytes: [UInt8], conflicts: Int)? {
    let result = try run([
      "merge-file", "-p", "--diff3", "--marker-size=\(markerSize)", "-L", "ours", "-L", "base",
      "-L", "theirs", "--", ours, base, theirs,
    ])
    // It ends with the number of conflicts, or with 255 for what is no text.
    return result.status >= 0 && result.status < 128 ? (result.output, Int(result.status)) : nil
  }
}
