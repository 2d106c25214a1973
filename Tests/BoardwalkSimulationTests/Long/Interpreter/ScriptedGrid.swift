import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

/// Scenes with a collection, and what tests ask of one.
extension ScriptedApp {
  /// A collection view controller whose items say their place; `more` is what else is in it.
  static func grid(_ more: String = "", of collection: String = "") -> String {
    """
    storyboard

    collectionViewController grid: GridViewController, initial {
      collectionView\(collection) {
        collectionViewFlowLayout, minimumLineSpacing: 20, minimumInteritemSpacing: 10,
            itemSize: size(80, 120), sectionInset: inset(20, 10, 20, 10)
        collectionViewCell "Cell" {
          view {
            label title "Item" (8, 8, 64 x 20.5)
          }
          outlet title -> title
        }
        \(more)
      }
    }

    """
  }

  /// The app whose grid does what `behavior` says, launched on a screen of 375 × 667 points.
  init(
    grid behavior: String, scene: String = ScriptedApp.grid(),
    _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws {
    try self.init("behavior GridViewController {\n\(behavior)\n}\n", scene: scene, change)
  }

  /// The collection in front.
  func list() throws -> ListID { try #require(simulation.scrolledList) }

  /// What the collection in front is like.
  func state() throws -> ListState { try #require(simulation[try list()]) }

  /// Where the items of the first section are that can be seen, in points of the content.
  func frames() throws -> [LayoutRect] {
    let list = try list()
    let running = simulation.runningLists(of: list.controller)[list.object]
    return try #require(running).parts.map(\.frame)
  }

  /// What the delegate heard in the last step.
  var heard: [String] {
    entries.map(\.text).filter { $0.hasPrefix("delegate ") }
      .map { String($0.dropFirst("delegate ".count)) }
  }

  /// Lets fingers do `motion` on what says `text`.
  mutating func touch(_ text: String, _ motion: FingerMotion) throws {
    let all = simulation.touchables + simulation.gestureTargets
    let found = all.first { $0.texts.contains(text) }
    try perform(.touch(try #require(found, "nothing says \(text)"), motion))
  }
}
