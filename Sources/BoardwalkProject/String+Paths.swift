extension String {
  /// The path `./App/Main.storyboard` as git names it: `App/Main.storyboard`.
  package var withoutCurrentFolder: String {
    hasPrefix("./") && count > 2 ? String(dropFirst(2)) : self
  }
}
