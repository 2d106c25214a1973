import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkSchema
import BoardwalkSimulation

/// Keyboards, over all that they hide.
extension SVGRenderer {
  /// The heights of the row of suggestions above letters, and of the space below the keys on
  /// screens with a home indicator.
  private static let suggestions = 45.0
  private static let below = 72.0

  /// The horizontal and vertical spacing of keys.
  private static let gap = 6.0
  private static let leading = 10.0

  /// Draws `keyboard`: its accessory view and its keys.
  mutating func add(_ keyboard: Keyboard) {
    var keys = keyboard.frame
    guard keys.size.height > 0, keys.size.width > 0 else { return }
    append(shape(keys).filled(palette.either(Paint(0xD1D3D9), Paint(0x2B2B2D))))
    if let accessory = keyboard.accessory, accessory.height > 0 {
      let bar = LayoutRect(
        x: keys.minX, y: keys.minY, width: keys.size.width, height: accessory.height)
      append(shape(bar).filled(BarStyle(nil, palette, tint: tint).background))
      addText(accessory.name, TextFont(pointSize: 13), palette[.systemGray], in: bar, .center)
      keys = keys.inset(by: LayoutInsets(top: accessory.height))
    }
    if let panel = keyboard.inputView {
      return addText(panel.name, TextFont(pointSize: 15), palette[.systemGray], in: keys, .center)
    }
    if screen.device.hasHomeIndicator { keys = keys.inset(by: LayoutInsets(bottom: Self.below)) }
    if keyboard.type.isPad {
      addRows(Self.pad(keyboard.type), in: keys, keysInRow: 3)
    } else {
      if !screen.isLandscape { keys = keys.inset(by: LayoutInsets(top: Self.suggestions)) }
      addLetters(returnTitle: (keyboard.returnKey ?? .default).title, in: keys)
    }
  }

  private static func pad(_ type: KeyboardType) -> [[String]] {
    let sign = type == .decimalPad ? "." : type == .phonePad ? "+*#" : ""
    return [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [sign, "0", "⌫"]]
  }

  private mutating func addLetters(returnTitle: String, in keys: LayoutRect) {
    let rows = ["QWERTYUIOP", "ASDFGHJKL", "⇧ZXCVBNM⌫"].map { $0.map(String.init) }
    let height = keys.size.height / 4
    let upper = LayoutRect(
      x: keys.minX, y: keys.minY, width: keys.size.width, height: height * 3)
    addRows(rows, in: upper, keysInRow: 10)
    let last = LayoutRect(
      x: keys.minX, y: keys.maxY - height, width: keys.size.width, height: height)
    // The space bar is twice as wide as each key beside it.
    let end = last.size.width / 4
    addKey("123", in: LayoutRect(x: last.minX, y: last.minY, width: end, height: height))
    addKey(
      "space", in: LayoutRect(x: last.minX + end, y: last.minY, width: 2 * end, height: height))
    addKey(
      returnTitle, in: LayoutRect(x: last.minX + 3 * end, y: last.minY, width: end, height: height),
      isProminent: returnTitle != ReturnKey.default.title)
  }

  /// Draws `rows` of keys, with `keysInRow` per full row; shorter rows are centered.
  private mutating func addRows(_ rows: [[String]], in frame: LayoutRect, keysInRow: Int) {
    let height = frame.size.height / Double(rows.count)
    let width = (frame.size.width - Self.gap) / Double(keysInRow)
    for (number, row) in rows.enumerated() {
      let start = frame.minX + (frame.size.width - width * Double(row.count)) / 2
      for (place, title) in row.enumerated() where !title.isEmpty {
        addKey(
          title,
          in: LayoutRect(
            x: start + width * Double(place), y: frame.minY + height * Double(number),
            width: width, height: height))
      }
    }
  }

  private mutating func addKey(_ title: String, in cell: LayoutRect, isProminent: Bool = false) {
    let key = cell.inset(
      by: LayoutInsets(
        top: Self.leading / 2, left: Self.gap / 2, bottom: Self.leading / 2, right: Self.gap / 2))
    guard key.size.width > 0, key.size.height > 0 else { return }
    let ground = palette.either(.white, Paint(0x6B6B6E))
    append(shape(key, radius: 5).filled(isProminent ? palette[.systemBlue] : ground))
    let isLetter = title.count == 1
    addText(
      title, TextFont(pointSize: isLetter ? 22 : 15), isProminent ? .white : palette[.label],
      in: key, .center)
  }
}
