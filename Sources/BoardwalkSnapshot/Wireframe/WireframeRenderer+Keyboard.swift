import BoardwalkBase
import BoardwalkLayout
import BoardwalkSimulation

/// Keyboards, over all that they hide.
extension WireframeRenderer {
  /// Adds `keyboard`: its accessory view, its type, and its Return key.
  mutating func add(_ keyboard: Keyboard) {
    let frame = keyboard.frame
    guard frame.size.height > 0 else { return }
    addBox(around: frame, isOpaque: true)
    var keys = frame
    if let accessory = keyboard.accessory, accessory.height > 0 {
      let bar = LayoutRect(x: 0, y: frame.minY, width: frame.size.width, height: accessory.height)
      addText(accessory.name, in: bar.insetBy(left: 16, right: 16), .center, mayOverflow: false)
      addLine(at: bar.maxY, across: frame)
      keys = LayoutRect(
        x: 0, y: bar.maxY, width: frame.size.width, height: frame.maxY - bar.maxY)
    }
    addText(keyboard.displayName, in: keys, .center, mayOverflow: false)
    guard let returnKey = keyboard.returnKey, keyboard.inputView == nil else { return }
    let lowest = LayoutRect(x: 0, y: frame.maxY - 60, width: frame.size.width, height: 40)
    addText(
      "[ \(returnKey.title) ]", in: lowest.insetBy(left: 16, right: 16), .right,
      tighter: "[\(returnKey.title)]")
  }
}

extension Keyboard {
  /// A short description.
  var displayName: String { inputView?.name ?? "\(type.rawValue) keyboard" }
}
