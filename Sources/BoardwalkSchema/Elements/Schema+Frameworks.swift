extension Schema {
  /// Views of other frameworks than UIKit.
  static let frameworks: [ElementSchema] = [
    ElementSchema(
      "mapView", class: "MKMapView",
      attributes: [
        .key, .clipsSubviews.default("YES"), .multipleTouchEnabled.default("YES"),
        .userInteractionEnabled, .contentMode.default("scaleToFill"), .horizontalHuggingPriority,
        .verticalHuggingPriority, .ambiguous, .fixedFrame, .word("mapType").default("standard"),
        .boolean("showsBuildings"), .boolean("showsScale"), .boolean("zoomEnabled"), .scrollEnabled,
        .boolean("rotateEnabled"), .boolean("pitchEnabled"),
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .id, .userLabel,
      ],
      rareAttributes: [
        .boolean("showsCompass"), .boolean("showsPointsOfInterest"), .boolean("showsTraffic"),
        .boolean("showsUserLocation"),
      ],
      children: [
        .frame, .autoresizingMask, .constraints, .animations, .connections, .backgroundColor,
        .tintColor, .canvasLocation,
      ]),
    ElementSchema(
      "webView", class: "UIWebView",
      attributes: [
        .opaque, .userInteractionEnabled, .contentMode.default("scaleToFill"), .fixedFrame,
        .boolean("scalesPageToFit"), .translatesAutoresizingMaskIntoConstraints.default("NO"), .id,
        .userLabel,
      ],
      children: [
        .frame, .autoresizingMask, .backgroundColor, .constraints,
        .child("dataDetectorType", as: "dataDetectorTypes"), .connections, .canvasLocation,
      ]),
    ElementSchema(
      "wkWebView", class: "WKWebView", noun: "web view",
      attributes: [
        .opaque, .contentMode.default("scaleToFill"),
        .boolean("allowsBackForwardNavigationGestures"), .boolean("allowsLinkPreview"), .fixedFrame,
        .translatesAutoresizingMaskIntoConstraints.default("NO"), .restorationIdentifier, .id,
      ],
      children: [
        .frame, .autoresizingMask, .backgroundColor,
        .child("wkWebViewConfiguration", as: "configuration"), .canvasLocation,
      ]),
    ElementSchema(
      "wkWebViewConfiguration",
      attributes: [
        .key, .boolean("allowsAirPlayForMediaPlayback"),
        .boolean("allowsPictureInPictureMediaPlayback"),
      ],
      children: [
        .child("dataDetectorTypes", as: "dataDetectorTypes"),
        .child("audiovisualMediaTypes", as: "mediaTypesRequiringUserActionForPlayback"),
        .child("wkPreferences", as: "preferences"),
      ]),
    ElementSchema("wkPreferences"),
    ElementSchema("audiovisualMediaTypes", attributes: [.key, .flag("none")]),
    ElementSchema(
      "glkView", class: "GLKView", noun: "GLKit view",
      attributes: [
        .key, .opaque, .clipsSubviews, .multipleTouchEnabled, .contentMode, .fixedFrame,
        .boolean("enableSetNeedsDisplay"), .translatesAutoresizingMaskIntoConstraints, .id,
      ],
      children: [.frame, .autoresizingMask, .safeArea, .connections]),
    ElementSchema(
      "sceneKitView", class: "SCNView", noun: "SceneKit view",
      attributes: [
        .key, .clipsSubviews, .multipleTouchEnabled, .contentMode, .fixedFrame,
        .translatesAutoresizingMaskIntoConstraints, .id,
      ],
      children: [.frame, .autoresizingMask, .backgroundColor]),
    ElementSchema(
      "skView", class: "SKView", noun: "SpriteKit view",
      attributes: [.contentMode, .fixedFrame, .translatesAutoresizingMaskIntoConstraints, .id],
      children: [.frame, .autoresizingMask]),
    ElementSchema(
      "mtkView", class: "MTKView", noun: "Metal view",
      attributes: [
        .contentMode, .fixedFrame, .word("colorPixelFormat"), .word("depthStencilPixelFormat"),
        .translatesAutoresizingMaskIntoConstraints, .id,
      ],
      children: [.frame, .autoresizingMask]),
    ElementSchema(
      "arskView", class: "ARSKView", noun: "ARKit view",
      attributes: [.contentMode, .fixedFrame, .translatesAutoresizingMaskIntoConstraints, .id],
      children: [.frame, .autoresizingMask]),
    ElementSchema(
      "arscnView", class: "ARSCNView", noun: "ARKit view",
      attributes: [
        .clipsSubviews, .multipleTouchEnabled, .contentMode, .fixedFrame,
        .translatesAutoresizingMaskIntoConstraints, .id,
      ],
      children: [.frame, .autoresizingMask]),
    ElementSchema("adBannerView", class: "ADBannerView"),
  ]
}

extension Schema {
  /// Elements of documents for the Mac and the watch that have an id. Boardwalk does not read these
  /// documents, but writes them as scenes.
  static let otherPlatforms: [ElementSchema] = [
    ElementSchema("application", attributes: [.id]),
    ElementSchema("arrayController", attributes: [.id]),
    ElementSchema("binding", attributes: [.id], rareAttributes: [.reference("destination")]),
    ElementSchema("box", attributes: [.id]),
    ElementSchema("buttonCell", attributes: [.id]),
    ElementSchema("clipView", attributes: [.id]),
    ElementSchema("controller", attributes: [.id]),
    ElementSchema("controllerPlaceholder", attributes: [.id]),
    ElementSchema("customView", attributes: [.id]),
    ElementSchema(
      "gridCell",
      attributes: [.id],
      rareAttributes: [.reference("row"), .reference("column")]),
    ElementSchema("gridColumn", attributes: [.id]),
    ElementSchema("gridRow", attributes: [.id]),
    ElementSchema("gridView", attributes: [.id]),
    ElementSchema("group", attributes: [.id]),
    ElementSchema("imageCell", attributes: [.id]),
    ElementSchema("menu", attributes: [.id]),
    ElementSchema("menuItem", attributes: [.id]),
    ElementSchema("notificationCategory", attributes: [.id]),
    ElementSchema("notificationController", attributes: [.id]),
    ElementSchema("numberFormatter", attributes: [.id]),
    ElementSchema(
      "outlineView",
      attributes: [.id],
      rareAttributes: [.reference("outlineTableColumn")]),
    ElementSchema("pagecontroller", attributes: [.id]),
    ElementSchema("popUpButton", attributes: [.id]),
    ElementSchema(
      "popUpButtonCell",
      attributes: [.id],
      rareAttributes: [.reference("selectedItem")]),
    ElementSchema("progressIndicator", attributes: [.id]),
    ElementSchema("scroller", attributes: [.id]),
    ElementSchema("searchField", attributes: [.id]),
    ElementSchema("searchFieldCell", attributes: [.id]),
    ElementSchema("secureTextField", attributes: [.id]),
    ElementSchema("secureTextFieldCell", attributes: [.id]),
    ElementSchema("separator", attributes: [.id]),
    ElementSchema("sliderCell", attributes: [.id]),
    ElementSchema("splitView", attributes: [.id]),
    ElementSchema("splitViewItem", attributes: [.id]),
    ElementSchema("spriteKitScene", attributes: [.id]),
    ElementSchema("stepperCell", attributes: [.id]),
    ElementSchema("tabView", attributes: [.id]),
    ElementSchema("tabViewController", attributes: [.id]),
    ElementSchema("tabViewItem", attributes: [.id]),
    ElementSchema("table", attributes: [.id]),
    ElementSchema("tableCellView", attributes: [.id]),
    ElementSchema("tableColumn", attributes: [.id]),
    ElementSchema("tableHeaderView", attributes: [.id]),
    ElementSchema("tableRow", attributes: [.id]),
    ElementSchema("textFieldCell", attributes: [.id]),
    ElementSchema("userDefaultsController", attributes: [.id]),
    ElementSchema("windowController", attributes: [.id]),
  ]
}
