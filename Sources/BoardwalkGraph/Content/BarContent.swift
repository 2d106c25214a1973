import BoardwalkDocument

/// The appearance of a bar.
package struct BarContent: ArchivedContent {
  /// Whether it is of the style for dark content.
  package let isBlack: Bool

  /// Whether it is translucent.
  package let isTranslucent: Bool

  /// The background color: that of its appearance, else its own.
  package let backgroundColor: ColorValue?

  /// The background color of its own property, if its appearance's is unknown.
  package let barTintColor: ColorValue?

  /// The tint color.
  package let tintColor: ColorValue?

  /// The color of its title by its appearance.
  package let appearanceTitleColor: ColorValue?

  /// The color of its title by its own property.
  package let titleColor: ColorValue?

  /// The id of the selected item of a tab bar.
  package let selectedItem: String?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    let standard = element.part("standardAppearance")
    isBlack = element["barStyle"]?.hasPrefix("black") ?? false
    isTranslucent = element.flag("translucent") != false
    backgroundColor = standard?.color("backgroundColor")
    barTintColor = element.color("barTintColor")
    tintColor = element.color("tintColor")
    appearanceTitleColor =
      standard?.child("textAttributes", key: "titleTextAttributes")?.color("textColor")
    titleColor = element.child("textAttributes", key: "titleTextAttributes")?.color("textColor")
    selectedItem = element["selectedItem"]
  }
}
