extension Schema {
  /// Bars and the items in them.
  static let bars: [ElementSchema] = [
    ElementSchema(
      "navigationBar", class: "UINavigationBar", role: "navigationBar",
      attributes: [
        .key, .opaque, .clipsSubviews, .multipleTouchEnabled, .contentMode.default("scaleToFill"),
        .insetsLayoutMarginsFromSafeArea, .barStyle, .translucent, .boolean("largeTitles"),
        .fixedFrame, .horizontalCompressionResistancePriority,
        .verticalCompressionResistancePriority,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id,
      ],
      rareAttributes: [
        .image("shadowImage"), .image("backIndicatorImage"),
        .image("backIndicatorTransitionMaskImage"),
      ],
      children: [
        .frame, .autoresizingMask, .gestureRecognizers, .tintColor, .color("barTintColor"),
        .userDefinedRuntimeAttributes, .backgroundColor,
        .child("textAttributes", as: "titleTextAttributes"),
        .child("textAttributes", as: "largeTitleTextAttributes"), .constraints, .child("items"),
        .child("navigationBarAppearance", as: "standardAppearance"),
        .child("navigationBarAppearance", as: "compactAppearance"),
        .child("navigationBarAppearance", as: "scrollEdgeAppearance"),
        .child("navigationBarAppearance", as: "compactScrollEdgeAppearance"),
      ],
      rareChildren: [.edgeInsets("layoutMargins")]),
    ElementSchema(
      "navigationBarAppearance",
      rareChildren: [.backgroundColor, .color("shadowColor")]),
    ElementSchema(
      "navigationItem", class: "UINavigationItem", title: "title", role: "navigationItem",
      attributes: [
        .key, .title, .choice("largeTitleDisplayMode", of: LargeTitleDisplayMode.self),
        .text("prompt"), .id, .userLabel,
      ],
      rareAttributes: [
        .word("backButtonTitle"), .choice("backButtonDisplayMode", of: BackButtonDisplayMode.self),
        .word("customizationIdentifier"),
        .boolean("hidesBackButton"), .boolean("hidesSearchBarWhenScrolling"),
        .boolean("leftItemsSupplementBackButton"), .word("preferredSearchBarPlacement"), .style,
      ],
      children: [
        .barButtonItem("backBarButtonItem"), .barButtonItem("leftBarButtonItem"), .nil("title"),
        .child("leftBarButtonItems"), .child("rightBarButtonItems"),
        .child("segmentedControl", as: "titleView"), .userDefinedRuntimeAttributes,
        .string("title"), .child("textField", as: "titleView"),
        .barButtonItem("rightBarButtonItem"), .view("titleView"),
      ]),
    ElementSchema("leftBarButtonItems"),
    ElementSchema("rightBarButtonItems"),
    ElementSchema(
      "barButtonItem", class: "UIBarButtonItem", title: "title",
      attributes: [
        .key, .enabled, .title, .image("image"), .number("width"),
        .choice("style", of: BarButtonItemStyle.self),
        .choice("systemItem", of: SystemItem.self), .catalog, .id, .userLabel,
      ],
      rareAttributes: [.image("landscapeImagePhone"), .largeContentSizeImage],
      children: [
        .tintColor, .view("customView"), .userDefinedRuntimeAttributes, .connections,
        .child("segmentedControl", as: "customView"), .child("slider", as: "customView"),
        .child("switch", as: "customView"), .child("activityIndicatorView", as: "customView"),
        .child("button", as: "customView"),
      ]),
    ElementSchema(
      "toolbar", class: "UIToolbar",
      attributes: [
        .key, .hidden, .opaque.default("NO"), .clearsContextBeforeDrawing.default("NO"),
        .userInteractionEnabled, .contentMode.default("scaleToFill"), .fixedFrame,
        .insetsLayoutMarginsFromSafeArea, .translucent, .verticalCompressionResistancePriority,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel, .customClass,
        .customModule, .customModuleProvider,
      ],
      children: [
        .frame, .autoresizingMask, .backgroundColor, .constraints, .child("items"), .tintColor,
        .color("barTintColor"), .child("toolbarAppearance", as: "standardAppearance"),
        .child("toolbarAppearance", as: "scrollEdgeAppearance"),
      ]),
    ElementSchema("toolbarAppearance"),
    ElementSchema("toolbarItems"),
    ElementSchema("items"),
    ElementSchema(
      "tabBar", class: "UITabBar", role: "tabBar",
      attributes: [
        .key, .clearsContextBeforeDrawing, .contentMode.default("scaleToFill"),
        .insetsLayoutMarginsFromSafeArea, .translucent, .fixedFrame,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id,
      ],
      rareAttributes: [
        .word("itemPositioning"), .number("itemSpacing"), .number("itemWidth"), .barStyle,
      ],
      children: [
        .frame, .autoresizingMask, .tintColor, .safeArea, .backgroundColor,
        .color("selectedImageTintColor"), .constraints, .child("items"),
        .child("tabBarAppearance", as: "standardAppearance"),
        .child("tabBarAppearance", as: "scrollEdgeAppearance"), .userDefinedRuntimeAttributes,
      ],
      rareChildren: [.color("barTintColor")]),
    ElementSchema("tabBarAppearance"),
    ElementSchema(
      "tabBarItem", class: "UITabBarItem", title: "title", role: "tabBarItem",
      attributes: [
        .key, .choice("systemItem", among: systemTabBarItems), .enabled, .title, .image("image"),
        .catalog, .largeContentSizeImage, .image("selectedImage"), .id, .userLabel,
      ],
      rareAttributes: [.text("badgeValue"), .image("landscapeImage")],
      children: [
        .userDefinedRuntimeAttributes, .child("offsetWrapper", as: "titlePositionAdjustment"),
      ],
      rareChildren: [.color("badgeColor")]),
    ElementSchema(
      "textAttributes",
      children: [.fontDescription, .textColor, .color("textShadowColor")]),
    ElementSchema("offsetWrapper", attributes: [.key, .number("horizontal"), .number("vertical")]),
  ]
}
