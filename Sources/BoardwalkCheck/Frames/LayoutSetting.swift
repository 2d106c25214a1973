import BoardwalkPlatform

/// The conditions of a layout that is checked.
package struct LayoutSetting: Sendable, Hashable {
  /// The device or canvas of a layout.
  package enum Place: Sendable, Hashable {
    /// On the device that Interface Builder drew it for.
    case canvas

    /// On a device, upright or on its side.
    case device(Device, isLandscape: Bool)
  }

  /// The language of the texts.
  package enum Language: Sendable, Hashable {
    /// The document's own texts.
    case written

    /// The texts of a string table.
    case translated(String)

    /// The document's own texts, lengthened as by translation.
    case longer
  }

  /// The device, or the canvas.
  package var place = Place.canvas

  /// The text size.
  package var textSize = TextSize.large

  /// The language.
  package var language = Language.written

  /// Whether the layout direction is right to left.
  package var isRightToLeft = false

  /// The canvas of Interface Builder.
  package static let canvas = LayoutSetting()

  /// Whether texts are the document's own, at their usual size.
  var usesDocumentTexts: Bool { language == .written && textSize == .large }

  /// The setting in words, without default values.
  package var displayName: String {
    var words: [String] = []
    switch place {
    case .canvas: words.append("as drawn")
    case .device(let device, let isLandscape):
      words.append(device.name + (isLandscape ? " landscape" : ""))
    }
    if textSize != .large { words.append("text size \(textSize.rawValue)") }
    switch language {
    case .written: break
    case .translated(let language): words.append("in \(language)")
    case .longer: words.append("lengthened texts")
    }
    if isRightToLeft { words.append("right to left") }
    return words.joined(separator: ", ")
  }
}
