import BoardwalkDocument

extension Sugar {
  /// `style: value1` for the styles of cells, whose names say three times what they are.
  static let shortValues = Sugar(name: "short values", for: ["tableViewCell"], saidBy: .fields) {
    folding in
    guard let style = folding.branch[.style],
      style.hasPrefix(prefix), style.utf8.count > prefix.utf8.count
    else { return }
    let short = style.dropFirst(prefix.utf8.count)
    folding.branch[.style] = short.prefix(1).lowercased() + short.dropFirst()
  } unfold: { unfolding in
    guard let index = unfolding.statement.fields.firstIndex(where: { $0.name == .style }),
      case .plain(let style) = unfolding.statement.fields[index].value, !style.hasPrefix(prefix)
    else { return }
    unfolding.statement.fields[index].value =
      .plain(prefix + style.prefix(1).uppercased() + style.dropFirst())
  }

  private static let prefix = "IBUITableViewCellStyle"
}
