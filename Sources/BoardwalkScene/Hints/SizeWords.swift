/// The names for size classes: sides of devices, or devices.
enum SizeWords {
  /// The size classes for `word`, as written after `when`; nil if it is unknown.
  static func sizes(meantBy word: String) -> String? { all[word.lowercased()] }

  private static let all = [
    "landscape": "height: compact", "portrait": "height: regular",
    "compact": "width: compact", "regular": "width: regular",
    "compactwidth": "width: compact", "compactheight": "height: compact",
    "regularwidth": "width: regular", "regularheight": "height: regular",
    "phone": "width: compact", "iphone": "width: compact",
    "pad": "width: regular, height: regular", "ipad": "width: regular, height: regular",
    "tablet": "width: regular, height: regular",
  ]
}
