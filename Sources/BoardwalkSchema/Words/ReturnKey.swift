/// UIKit's names of the Return key, by the words that Interface Builder writes (KB-04).
public enum ReturnKey: String, Sendable, Hashable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`

  /// The words on it.
  package var title: String {
    switch self {
    case .default: "return"
    case .emergencyCall: "emergency call"
    case .google, .yahoo: "search"
    default: rawValue
    }
  }
}
