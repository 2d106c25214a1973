/// The names for size classes: sides of devices, or devices.
enum SizeWords {
  /// The size classes that are meant by `word`, as they stand behind `when`; nil if none are known.
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
