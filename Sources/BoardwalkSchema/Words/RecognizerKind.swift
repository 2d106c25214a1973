/// The kind of a gesture recognizer, by the words for its gesture.
package enum RecognizerKind: String, Sendable, Hashable, Codable, CaseIterable {
  case tap, pan, pinch, rotation, swipe
  case longPress = "long press"
  case screenEdgePan = "screen edge pan"

  /// The app's own class, or one that Interface Builder has added.
  case other = "gesture"
}
