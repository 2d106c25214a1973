import BoardwalkLayout

/// The numbers of views whose frames agree with the stored ones, by several groups.
struct Tallies {
  private struct Count {
    var views = 0
    var exact = 0
    var near = 0
  }

  private var counts: [String: Count] = [:]
  private var order: [String] = []

  /// The number of views that each cause keeps from agreeing, and of the fair ones among them.
  private var causes: [String: (all: Int, fair: Int)] = [:]

  /// Views that nothing marks, and the fair ones among them.
  private var unmarked = 0
  private var fair = 0

  /// Counts `entry`, which is `distance` points away from where it is stored.
  mutating func add(
    _ entry: StoredFrames.Entry, _ distance: Double, _ era: InterfaceBuilderVersion, isHeldOut: Bool
  ) {
    count("all", distance)
    if !entry.isMarked {
      unmarked += 1
      count("unmarked", distance)
    }
    guard entry.isFair else { return }
    fair += 1
    count("fair", distance)
    count(isHeldOut ? "fair, held out" : "fair, not held out", distance)
    count("fair, \(era.name)", distance)
    count("fair, a \(entry.kind)", distance)
    count("fair, in a \(entry.superview)", distance)
  }

  /// Counts a view that does not agree because of `cause`.
  mutating func add(_ cause: Cause, isFair: Bool) {
    causes[cause.name, default: (0, 0)].all += 1
    if isFair { causes[cause.name, default: (0, 0)].fair += 1 }
  }

  private mutating func count(_ name: String, _ distance: Double) {
    if counts[name] == nil { order.append(name) }
    counts[name, default: Count()].views += 1
    if distance <= 0.5 + 1e-6 { counts[name, default: Count()].exact += 1 }
    if distance <= 1 + 1e-6 { counts[name, default: Count()].near += 1 }
  }

  /// The table, the largest divisions first.
  var text: String {
    var table = Table(headings: ["views", "number", "within 0.5", "within 1", "missed"])
    let names = order.sorted {
      (counts[$0]?.views ?? 0, $1) > (counts[$1]?.views ?? 0, $0)
    }
    for name in names {
      guard let count = counts[name] else { continue }
      func share(_ part: Int) -> String {
        Table.number(Double(part) / Double(count.views) * 100, places: 1) + " %"
      }
      table.add([
        name, String(count.views), share(count.exact), share(count.near),
        String(count.views - count.exact),
      ])
    }
    let share = Table.number(Double(fair) / Double(max(1, unmarked)) * 100, places: 1)
    return "\(share) % of the \(unmarked) unmarked views are fair\n" + table.text + "\n" + causeText
  }

  /// The table of causes, in their own order: of fair views that do not agree, and of all.
  private var causeText: String {
    var table = Table(headings: ["missed because of", "fair", "all", "explanation"])
    for cause in Cause.all {
      guard let count = causes[cause.name] else { continue }
      table.add([cause.name, String(count.fair), String(count.all), cause.explanation])
    }
    return table.text
  }
}
