import BoardwalkAutoLayout
import BoardwalkDocument

/// Why views do not stand where Interface Builder put them: a class of them, told by what is in the way.
struct Cause: Sendable {
  /// What is in the way.
  let name: String

  /// Why it is, in one line.
  let explanation: String

  /// Whether it is the reason for `entry`, which `obstacle` keeps from its place.
  private let explains: @Sendable (_ entry: StoredFrames.Entry, _ obstacle: Obstacle?) -> Bool

  /// The first cause that explains `entry`.
  static func of(_ entry: StoredFrames.Entry, _ obstacle: Obstacle?) -> Cause {
    all.first { $0.explains(entry, obstacle) } ?? unknown
  }

  private static let unknown = Cause(
    name: "something else", explanation: "no class of its own", explains: { _, _ in true })

  /// All causes, those that tell more first.
  static let all: [Cause] =
    Obstacle.Kind.allCases.map { kind in
      Cause(name: "\(kind)", explanation: "", explains: { $1?.kind == kind })
    } + [
    Cause(name: "nothing", explanation: "", explains: { $1 == nil }),
    unknown,
  ]
}
