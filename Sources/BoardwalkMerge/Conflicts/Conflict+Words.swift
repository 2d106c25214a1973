extension Conflict {
  /// The description of the conflicting value: `title of "Sign in"`.
  package var title: String {
    let owner = object.last ?? element
    let part = part.isEmpty ? "" : "\(part) of "
    let property = self.part.isEmpty ? subjectName : "\(self.part).\(subjectName)"
    switch subject {
    case .attribute, .kind, .text: return "\(property) of \(owner)"
    case .value: return "\(part)\(owner)"
    case .deletion(let side):
      return "\(part)\(owner): \(side.rawValue) deleted it, \(side.other.rawValue) changed it"
    case .reference(let side):
      return "\(part)\(owner): \(side.rawValue) deleted it, \(side.other.rawValue) refers to it"
    case .parent: return "\(part)\(owner): both sides moved it to different parents"
    case .position: return "\(part)\(owner): both sides moved it to different positions"
    }
  }
}
