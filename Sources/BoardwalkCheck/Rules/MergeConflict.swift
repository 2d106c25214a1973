extension Rule {
  /// A file with the marks of an unresolved merge.
  package static let mergeConflict = Rule(
    id: "merge-conflict", severity: .error, category: .reading,
    summary: "The file contains merge conflict markers.",
    page: ExplainPage(
      defect: """
        A merge wrote both versions of the same lines into the file, between <<<<<<<, ======= and
        >>>>>>>, and the file was committed in this state.
        """,
      effect: """
        The file is neither XML nor a scene: Interface Builder cannot open it, and the build fails.
        """,
      example: """
        <<<<<<< HEAD
                <rect key="frame" x="16" y="20" width="343" height="44"/>
        =======
                <rect key="frame" x="16" y="24" width="343" height="44"/>
        >>>>>>> feature/settings
        """,
      fix: """
        Keep one of the versions, remove the three markers, and check again. If both sides added
        objects, keep both and make sure that their ids are unique. boardwalk merge --resolve takes
        one side.
        """),
    check: .reading)
}
