/// The settings of a gesture recognizer; nil if none is specified.
package struct RecognizerContent: ArchivedContent {
  package let isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded: Bool

  /// The required numbers of taps and touches.
  package let numberOfTaps, numberOfTouches: Int?

  /// The least and the greatest number of fingers of a pan.
  package let minimumNumberOfTouches, maximumNumberOfTouches: Int?

  /// The minimum duration of a long press in seconds, and its allowable movement in points.
  package let minimumPressDuration, allowableMovement: Double?

  /// The direction of a swipe, by Interface Builder's name.
  package let direction: String?

  /// Whether it begins at the right edge of the screen.
  package let isAtRightEdge: Bool

  /// Whether one tap of one finger is all that it asks for.
  package let asksForSingleTap: Bool

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    func count(_ name: String) -> Int? { element.integer(name).flatMap { $0 > 0 ? $0 : nil } }
    isEnabled = element.flag("enabled") != false
    cancelsTouchesInView = element.flag("cancelsTouchesInView") != false
    delaysTouchesBegan = element.flag("delaysTouchesBegan") == true
    delaysTouchesEnded = element.flag("delaysTouchesEnded") != false
    numberOfTaps = count("numberOfTapsRequired")
    numberOfTouches = count("numberOfTouchesRequired")
    minimumNumberOfTouches = count("minimumNumberOfTouches")
    maximumNumberOfTouches = count("maximumNumberOfTouches")
    minimumPressDuration = element.number("minimumPressDuration")
    allowableMovement = element.number("allowableMovement")
    direction = element["direction"]
    isAtRightEdge = element.part("edges")?.flag("right") == true
    asksForSingleTap = ["numberOfTapsRequired", "numberOfTouchesRequired"].allSatisfy {
      element[$0] ?? "1" == "1"
    }
  }
}

extension RecognizerTemplate {
  /// Its values beyond the template's own.
  package var content: RecognizerContent { rest.content }
}
