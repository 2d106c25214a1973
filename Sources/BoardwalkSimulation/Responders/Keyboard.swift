import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSchema

/// The keyboard on screen.
package struct Keyboard: Sendable, Hashable {
  /// Its type.
  package let type: KeyboardType

  /// The label of its Return key; nil without one (KB-05).
  package let returnKey: ReturnKey?

  /// The input view in place of keys (RESP-10).
  package let inputView: InputPanel?

  /// The accessory view above it (RESP-10).
  package let accessory: InputPanel?

  /// Its frame, in points of the screen (KB-01).
  package let frame: LayoutRect
}

/// The notifications about the keyboard, under UIKit's names: will and did show, hide and change
/// frame (KB-01).
package enum KeyboardNotification: String, Sendable, Hashable, CaseIterable {
  case willShow = "UIKeyboardWillShowNotification"
  case didShow = "UIKeyboardDidShowNotification"
  case willHide = "UIKeyboardWillHideNotification"
  case didHide = "UIKeyboardDidHideNotification"
  case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
  case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

  /// The notification at the end of the movement that this one announces.
  var conclusion: KeyboardNotification? {
    switch self {
    case .willShow: .didShow
    case .willHide: .didHide
    case .willChangeFrame: .didChangeFrame
    case .didShow, .didHide, .didChangeFrame: nil
    }
  }
}

/// One movement of the keyboard.
struct KeyboardMovement: Sendable, Hashable {
  let begin: LayoutRect
  let end: LayoutRect

  /// The duration in milliseconds; 0 without animation.
  let duration: Int

  /// The user info of each keyboard notification, by UIKit's keys without their prefix.
  var userInfo: [String: String] { entries.mapValues(\.text) }

  /// The values of the user info that are no texts.
  var values: [String: Value] { entries.mapValues(\.value) }

  private var entries: [String: (text: String, value: Value)] {
    let seconds = Double(duration) / 1000
    return [
      "frameBegin": (Self.words(begin), Value(begin)), "frameEnd": (Self.words(end), Value(end)),
      "animationDuration": ("\(seconds)", .number(seconds)), "animationCurve": ("7", .number(7)),
      "isLocal": ("true", .bool(true)),
    ]
  }

  private static func words(_ rect: LayoutRect) -> String {
    [rect.minX, rect.minY, rect.size.width, rect.size.height]
      .map { Int(exactly: $0).map(String.init) ?? "\($0)" }.joined(separator: " ")
  }
}
