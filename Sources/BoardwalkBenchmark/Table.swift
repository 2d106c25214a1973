/// Rows of words and numbers in columns.
struct Table {
  private var rows: [[String]]

  /// An empty table.
  init(headings: [String]) { rows = [headings] }

  /// Adds a row below.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The table, each column as wide as it must be and numbers to the right.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
    }
    return rows.map { line($0, widths) + "\n" }.joined()
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    zip(row, widths).map { cell, width in
      let padding = String(repeating: " ", count: width - cell.count)
      return cell.first?.isNumber == true ? padding + cell : cell + padding
    }
    .joined(separator: "  ")
  }

  /// `value` with `places` digits after the point.
  static func number(_ value: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let digits = String(Int((value * scale).rounded()))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return places == 0 ? padded : "\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// `bytes` in millions.
  static func megabytes(_ bytes: Int) -> String { number(Double(bytes) / 1e6, places: 1) + " MB" }
}
