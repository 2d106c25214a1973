/// The value names of Interface Builder's menus, UIKit and SwiftUI, in lowercase, by element and
/// attribute.
enum ForeignValues {
  static let all: [String: [String: String]] = [
    "action.eventType": [
      "tap": "touchUpInside", "click": "touchUpInside", "press": "touchUpInside",
      "touchup": "touchUpInside", "change": "valueChanged", "changed": "valueChanged",
      "onchange": "valueChanged", "primary": "primaryActionTriggered",
      "return": "editingDidEndOnExit", "edit": "editingChanged",
    ],
    "barButtonItem.systemItem": [
      "plus": "add", "new": "add", "delete": "trash", "remove": "trash", "bin": "trash",
      "bookmark": "bookmarks", "pencil": "compose", "write": "compose", "share": "action",
      "find": "search", "reload": "refresh", "xmark": "close", "ok": "done",
      "flexible": "flexibleSpace",
      "spacer": "flexibleSpace", "fixed": "fixedSpace", "forward": "fastForward",
      "photo": "camera", "folder": "organize",
    ],
    "constraint.firstAttribute": [
      "start": "leading", "end": "trailing", "centery": "centerY",
      "centerx": "centerX", "midx": "centerX", "midy": "centerY", "horizontalcenter": "centerX",
      "verticalcenter": "centerY",
    ],
    "imageView.contentMode": ["fit": "scaleAspectFit", "fill": "scaleAspectFill"],
    "segue.kind": [
      "detail": "detailViewController", "detailviewcontroller": "detailViewController",
      "master": "masterViewController", "modally": "presentation", "navigate": "show",
      "popoverpresent": "popoverPresentation", "present": "presentation",
      "primary": "masterViewController", "primaryviewcontroller": "masterViewController",
      "root": "rootViewController", "rootview": "rootViewController",
      "secondary": "detailViewController", "secondaryviewcontroller": "detailViewController",
      "sheet": "presentation", "supplementary": "supplementaryViewController",
      "tab": "viewControllers", "tabs": "viewControllers", "viewcontroller": "viewControllers",
    ],
    "stackView.axis": ["row": "horizontal", "column": "vertical"],
    "tableViewCell.style": [
      "basic": "default", "rightdetail": "value1", "leftdetail": "value2", "detail": "value1",
    ],
    "textInputTraits.keyboardType": [
      "email": "emailAddress", "number": "numberPad", "phone": "phonePad", "decimal": "decimalPad",
    ],
  ]
}
