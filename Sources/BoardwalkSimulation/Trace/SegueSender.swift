/// The sender of a segue in traces (SEG-03). Its text is composed only on demand, since segues are frequent.
package enum SegueSender: Sendable, Hashable {
  /// What was touched: what sort of thing it is, what is written on it, and its id.
  case touched(Touchable.Role, text: String?, id: String)

  /// Something else, by its name.
  case named(String)

  /// What it is called: what sort of thing it is with what is written on it, or with its id where nothing
  /// is.
  package var words: String {
    switch self {
    case .touched(let role, let text?, _): "\(role.rawValue) \"\(text)\""
    case .touched(let role, nil, let id): id.isEmpty ? role.rawValue : "\(role.rawValue) \(id)"
    case .named(let name): name
    }
  }
}
