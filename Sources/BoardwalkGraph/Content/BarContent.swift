import BoardwalkDocument

/// The appearance of a bar.
package struct BarContent: ArchivedContent {
  /// Whether it is of the style for dark content.
  package let isBlack: Bool

  /// Whether what is behind it shines through.
  package let isTranslucent: Bool

  /// What is behind it: that of its appearance, else its own.
  package let backgroundColor: ColorValue?

  /// What is behind it by its own property, where its appearance's cannot be told.
  package let barTintColor: ColorValue?

  /// The color of what can be tapped on it.
  package let tintColor: ColorValue?

  /// The color of its title by its appearance.
  package let appearanceTitleColor: ColorValue?

  /// The color of its title by its own property.
  package let titleColor: ColorValue?

  /// The id of the item of a tab bar that is selected.
  package let selectedItem: String?

  /// What `element` says.
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
