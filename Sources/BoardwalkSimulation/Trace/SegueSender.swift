/// The sender of a segue in traces (SEG-03). Its text is composed only on demand, since segues are
/// frequent.
package enum SegueSender: Sendable, Hashable {
  /// The touched element: role, text and id.
  case touched(Touchable.Role, text: String?, id: String)

  /// Another sender, by its name.
  case named(String)

  /// The role with the text, or with the id without one.
  package var displayName: String {
    switch self {
    case .touched(let role, let text?, _): "\(role.rawValue) \"\(text)\""
    case .touched(let role, nil, let id): id.isEmpty ? role.rawValue : "\(role.rawValue) \(id)"
    case .named(let name): name
    }
  }
}
