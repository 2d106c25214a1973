// The numbers are those of UIKit's public enumerations.
extension EnumerationTable {
  /// Older documents have a capital in one of the words.
  static let contentMode = EnumerationTable([
    "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4,
    "top": 5, "bottom": 6, "left": 7, "right": 8, "topLeft": 9, "TopLeft": 9, "topRight": 10,
    "bottomLeft": 11, "bottomRight": 12,
  ])

  static let semanticContentAttribute = EnumerationTable(
    "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft")

  static let textAlignment = EnumerationTable("left", "center", "right", "justified", "natural")

  static let lineBreakMode = EnumerationTable(
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation")

  static let baselineAdjustment = EnumerationTable("alignBaselines", "alignCenters", "none")

  static let borderStyle = EnumerationTable("none", "line", "bezel", "roundedRect")

  static let contentHorizontalAlignment = EnumerationTable(
    "center", "left", "right", "fill", "leading", "trailing")

  static let contentVerticalAlignment = EnumerationTable("center", "top", "bottom", "fill")

  static let clearButtonMode = EnumerationTable("never", "whileEditing", "unlessEditing", "always")

  static let axis = EnumerationTable("horizontal", "vertical")

  /// The numbers depend on the axis: leading is top, trailing is bottom.
  static let stackAlignment = EnumerationTable([
    "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4,
    "lastBaseline": 5,
  ])

  static let distribution = EnumerationTable(
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")

  static let activityIndicatorStyle = EnumerationTable([
    "whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101,
  ])

  static let scrollIndicatorStyle = EnumerationTable("default", "black", "white")

  static let keyboardDismissMode = EnumerationTable("none", "onDrag", "interactive")

  static let selectionStyle = EnumerationTable("none", "blue", "gray", "default")

  static let tableViewCellStyle = EnumerationTable(
    "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1",
    "IBUITableViewCellStyleValue2", "IBUITableViewCellStyleSubtitle")

  static let accessoryType = EnumerationTable(
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton")

  static let tableViewStyle = EnumerationTable("plain", "grouped", "insetGrouped")

  static let contentInsetAdjustmentBehavior = EnumerationTable(
    "automatic", "scrollableAxes", "never", "always")

  static let largeTitleDisplayMode = EnumerationTable("automatic", "always", "never")

  static let modalPresentationStyle = EnumerationTable([
    "automatic": -2, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3,
    "custom": 4, "overFullScreen": 5, "overCurrentContext": 6, "popover": 7,
  ])

  /// Whether texts are corrected or checked while they are typed.
  static let correction = EnumerationTable("default", "no", "yes")

  static let modalTransitionStyle = EnumerationTable(
    "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl")

  static let barButtonStyle = EnumerationTable(["plain": 0, "bordered": 1, "done": 2])

  static let barButtonSystemItem = EnumerationTable(
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo")

  static let tabBarSystemItem = EnumerationTable(
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed")

  static let keyboardType = EnumerationTable(
    "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
    "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch")

  static let keyboardAppearance = EnumerationTable("default", "alert", "light")

  static let returnKeyType = EnumerationTable(
    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
    "emergencyCall", "continue")

  static let buttonType = EnumerationTable([
    "custom": 0, "roundedRect": 1, "system": 1, "detailDisclosure": 2, "infoLight": 3,
    "infoDark": 4, "contactAdd": 5, "close": 7,
  ])

  static let buttonState = EnumerationTable([
    "normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8,
  ])

  static let scrollDirection = EnumerationTable("vertical", "horizontal")

  static let itemPositioning = EnumerationTable("automatic", "fill", "centered")

  static let barStyle = EnumerationTable([
    "default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2,
  ])

  static let datePickerMode = EnumerationTable("time", "date", "dateAndTime", "countDownTimer")

  static let datePickerStyle = EnumerationTable("automatic", "wheels", "compact", "inline")

  static let progressViewStyle = EnumerationTable("default", "bar")

  /// The directions in which the arrow of a popover points, as bits.
  static let arrowDirection = EnumerationTable(["up": 1, "down": 2, "left": 4, "right": 8])

  /// The edges that content extends under, as bits.
  static let extendedEdge = EnumerationTable([
    "top": 1 << 0, "left": 1 << 1, "bottom": 1 << 2, "right": 1 << 3,
  ])

  /// The data detectors of a text view, as bits.
  static let dataDetectors = EnumerationTable([
    "phoneNumber": 1 << 0, "link": 1 << 1, "address": 1 << 2, "calendarEvent": 1 << 3,
    "shipmentTrackingNumber": 1 << 4, "flightNumber": 1 << 5, "lookupSuggestion": 1 << 6,
  ])

  /// The accessibility traits of an element, as bits.
  static let accessibilityTraits = EnumerationTable([
    "none": 0, "button": 1 << 0, "link": 1 << 1, "image": 1 << 2, "selected": 1 << 3,
    "playsSound": 1 << 4, "keyboardKey": 1 << 5, "staticText": 1 << 6, "summaryElement": 1 << 7,
    "notEnabled": 1 << 8, "updatesFrequently": 1 << 9, "searchField": 1 << 10,
    "startsMediaSession": 1 << 11, "adjustable": 1 << 12, "allowsDirectInteraction": 1 << 13,
    "causesPageTurn": 1 << 14, "header": 1 << 16,
  ])

  /// The margins and sizes that follow the superview, as bits.
  static let autoresizingMask = EnumerationTable([
    "flexibleMinX": 1 << 0, "widthSizable": 1 << 1, "flexibleMaxX": 1 << 2,
    "flexibleMinY": 1 << 3, "heightSizable": 1 << 4, "flexibleMaxY": 1 << 5,
  ])

  /// The attributes that constraints relate.
  static let layoutAttribute = EnumerationTable([
    "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7,
    "height": 8, "centerX": 9, "centerY": 10, "baseline": 11, "lastBaseline": 11,
    "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14, "topMargin": 15, "bottomMargin": 16,
    "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19,
    "centerYWithinMargins": 20,
  ])

  /// The events that controls send actions for, as bits.
  static let controlEvent = EnumerationTable([
    "touchDown": 1 << 0, "touchDownRepeat": 1 << 1, "touchDragInside": 1 << 2,
    "touchDragOutside": 1 << 3, "touchDragEnter": 1 << 4, "touchDragExit": 1 << 5,
    "touchUpInside": 1 << 6, "touchUpOutside": 1 << 7, "touchCancel": 1 << 8,
    "valueChanged": 1 << 12, "primaryActionTriggered": 1 << 13, "editingDidBegin": 1 << 16,
    "editingChanged": 1 << 17, "editingDidEnd": 1 << 18, "editingDidEndOnExit": 1 << 19,
  ])
}
