extension Git {
  /// The outermost folder of the repository.
  package func root() throws(GitError) -> String {
    try succeed(["rev-parse", "--show-toplevel"]).text
  }

  /// Writes the files of `revision` into the empty folder `target`. The repository, its index and its
  /// work tree stay as they are; files in large file storage stay pointers.
  package func checkOut(_ revision: String, into target: String) throws(GitError) {
    let commit = try succeed([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
    ]).text
    let git = try adding(
      ["GIT_INDEX_FILE": "\(target)/.git-index", "GIT_LFS_SKIP_SMUDGE": "1"], in: root())
    _ = try git.succeed(["read-tree", commit])
    _ = try git.succeed(["checkout-index", "--all", "--prefix=\(target)/"])
  }
}
