extension Value {
  /// What it says in a text: numbers without needless zeros, records in the order of their names.
  var text: String {
    switch self {
    case .nil: "nil"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Self.digits(number)
    case .text(let text): text
    case .date(let seconds): CalendarDate(seconds).text("yyyy-MM-dd")
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .record(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
        .joined(separator: ", ") + "}"
    case .indexPath(let path): "[" + path.map(String.init).joined(separator: ", ") + "]"
    case .word(let word): word
    case .controller: "view controller"
    case .view: "view"
    case .item(let name, _): name
    case .part(let name, _): name
    case .layout: "layout"
    case .segue(let segue): segue.identifier ?? "segue"
    case .block(let name, _): name
    case .object(let name, _): name
    case .application(let name): name
    }
  }

  /// `number` as Swift writes it, whole numbers without a point.
  static func digits(_ number: Double) -> String {
    guard let whole = Int(exactly: number), abs(number) < 1e15 else { return "\(number)" }
    return "\(whole)"
  }
}
