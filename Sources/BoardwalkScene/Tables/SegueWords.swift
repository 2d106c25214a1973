/// The relationships by which a container holds others from the start.
enum SegueWords {
  static let relationships: Set<String> = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController",
  ]
}
