import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

enum ShortValueSugar {
  /// `style: value1`, for cell styles with long names.
  static let rule = SugarRule(name: "short values", for: ["tableViewCell"]) {
    resugaring in
    guard let style = resugaring.element["style"],
      style.hasPrefix(prefix), style.utf8.count > prefix.utf8.count
    else { return }
    let short = style.dropFirst(prefix.utf8.count)
    resugaring.element["style"] = short.firstLowercased
  } desugar: { desugaring in
    guard let index = desugaring.statement.fields.firstIndex(where: { $0.name == "style" }),
      case .plain(let style) = desugaring.statement.fields[index].value, !style.hasPrefix(prefix)
    else { return }
    desugaring.statement.fields[index].value =
      .plain(prefix + style.firstUppercased)
  }

  private static let prefix = CellStyle.writtenPrefix
}
