extension Rule {
  /// A file with the marks of an unresolved merge.
  package static let mergeConflict = Rule(
    id: "merge-conflict", severity: .error, category: .reading,
    summary: "The file holds the marks of an unresolved merge.",
    page: ExplainPage(
      happened: """
        A merge found two versions of the same lines, wrote both into the file between <<<<<<<,
        ======= and >>>>>>>, and the file was committed like that.
        """,
      harm: """
        The file is no XML and no scene any more: Interface Builder cannot open it, and the build
        fails.
        """,
      example: """
        <<<<<<< HEAD
                <rect key="frame" x="16" y="20" width="343" height="44"/>
        =======
                <rect key="frame" x="16" y="24" width="343" height="44"/>
        >>>>>>> feature/settings
        """,
      fix: """
        Keep one of the two versions, remove the three marks, and check again. Where both sides
        added objects, keep both, but see that ids stay unique.
        """),
    check: .reading)
}
