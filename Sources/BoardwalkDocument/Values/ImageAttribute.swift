/// The attributes whose value is the name of an image.
enum ImageAttribute {
  static let all = [
    "image", "selectedImage", "backgroundImage", "highlightedImage", "landscapeImage",
    "landscapeImagePhone", "largeContentSizeImage", "minimumValueImage", "maximumValueImage",
    "progressImage", "trackImage", "onImage", "offImage", "shadowImage", "backIndicatorImage",
    "backIndicatorTransitionMaskImage",
  ]
}
