/// What each sugar makes of an element that it can say.
enum SugarExamples {
  static let all = views + values + objects + connections + runtime

  private static let layout = #"translatesAutoresizingMaskIntoConstraints="NO""#
  private static let label = """
    opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Hi" textAlignment="natural" \
    lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    \(layout)
    """
  private static let button = """
    opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    \(layout)
    """
  private static let field = """
    opaque="NO" clipsSubviews="YES" contentMode="scaleToFill" contentHorizontalAlignment="left" \
    contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" \
    minimumFontSize="17" \(layout)
    """
  private static let customButton = """
    opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" lineBreakMode="middleTruncation" \(layout)
    """
  private static let noColors = #"<nil key="textColor"/><nil key="highlightedColor"/>"#
  private static let system =
    #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  static let views = [
    SugarExample(
      name: "a label as it is made",
      xml: #"<subviews><label \#(label) id="a">\#(system)\#(noColors)</label></subviews>"#,
      text: #"label "Hi"  #a"#),
    SugarExample(
      name: "a font and a color",
      xml: #"<subviews><label \#(label) id="a">"#
        + #"<fontDescription key="fontDescription" style="UICTFontTextStyleSubhead"/>"#
        + #"<color key="textColor" systemColor="secondaryLabelColor"/>"#
        + #"<nil key="highlightedColor"/></label></subviews>"#,
      text: #"label "Hi", textColor: .secondaryLabel, font: .subheadline  #a"#),
    SugarExample(
      name: "a button's title",
      xml: #"<subviews><button \#(button) id="b"><state key="normal" title="Save"/></button>"#
        + "</subviews>",
      text: #"button "Save"  #b"#),
    SugarExample(
      name: "a button's image and color",
      xml: #"<subviews><button \#(button) id="b"><state key="normal" image="star">"#
        + #"<color key="titleColor" name="Accent"/></state></button></subviews>"#,
      text: #"button, image: star, titleColor: named(Accent)  #b"#),
    SugarExample(
      name: "a custom button",
      xml: #"<subviews><button \#(customButton) id="b">"#
        + #"<state key="normal" title="Go"/></button></subviews>"#,
      text: #"button "Go", buttonType: custom  #b"#),
    SugarExample(
      name: "how one types",
      xml: #"<subviews><textField \#(field) id="f">"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
        + #"<textInputTraits key="textInputTraits" keyboardType="URL" secureTextEntry="YES"/>"#
        + "</textField></subviews>",
      text: "textField, keyboardType: URL, secureTextEntry: yes  #f"),
    SugarExample(
      name: "a place without constraints",
      xml: #"<subviews><view contentMode="scaleToFill" fixedFrame="YES" \#(layout) id="v">"#
        + #"<rect key="frame" x="0.0" y="8" width="20.333333333333332" height="4"/>"#
        + #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
        + "</view></subviews>",
      text: "view (0, 8, 20.333333333333332 x 4), fixedFrame: yes  #v"),
    SugarExample(
      name: "a mask",
      xml: #"<subviews><view contentMode="scaleToFill" id="v">"#
        + #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>"#
        + "</view></subviews>",
      text: "view, autoresizingMask: flexible(width, topMargin)  #v"),
    SugarExample(
      name: "a controller's view", owner: #"viewController id="c""#,
      xml: #"<view key="view" contentMode="scaleToFill" id="v">"#
        + #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#
        + #"<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" "#
        + #"customColorSpace="genericGamma22GrayColorSpace"/></view>"#,
      text: "view, backgroundColor: white(1)  #v"),
  ]

  static let values = [
    SugarExample(
      name: "a number of an object",
      xml: #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" "#
        + #"keyPath="layer.cornerRadius"><integer key="value" value="8"/>"#
        + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>",
      text: #"runtimeAttribute "layer.cornerRadius", integer: 8"#),
    SugarExample(
      name: "a text that looks like a number",
      xml: #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" "#
        + #"keyPath="code" value="8"/></userDefinedRuntimeAttributes>"#,
      text: #"runtimeAttribute "code", string: 8"#),
    SugarExample(
      name: "what assistants say",
      xml: #"<accessibility key="accessibilityConfiguration" label="Save">"#
        + #"<accessibilityTraits key="traits" button="YES"/>"#
        + #"<bool key="isElement" value="YES"/></accessibility>"#,
      text: #"accessibility "Save", traits: traits(button), isElement: yes"#),
    SugarExample(
      name: "a constraint",
      xml: #"<constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" "#
        + #"priority="750" constant="44" id="c"/></constraints>"#,
      text: "height >= 44 @750  #c"),
  ]
}
