/// Objects of scenes and of their cells, and what connects them.
extension SugarExamples {
  private static let cell = """
    clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
    selectionStyle="default" indentationWidth="10"
    """
  private static let content = """
    opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center"
    """
  private static let noMask = #"<autoresizingMask key="autoresizingMask"/>"#
  private static let view =
    #"contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO""#

  static let objects = [
    SugarExample(
      name: "what new objects have and this has not, as the value that this means",
      xml: #"<subviews><imageView contentMode="scaleAspectFit" verticalHuggingPriority="251" "#
        + #"translatesAutoresizingMaskIntoConstraints="NO" id="i"/></subviews>"#,
      text: "imageView, clipsSubviews: no, userInteractionEnabled: yes, "
        + "horizontalHuggingPriority: 250  #i"),
    SugarExample(
      name: "what nobody knows the meaning of",
      xml: #"<subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>"#,
      text: "view, contentMode: absent  #v"),
    SugarExample(
      name: "what is not installed",
      xml: #"<subviews><view \#(view) id="v"/></subviews><constraints>"#
        + #"<constraint firstAttribute="width" constant="8" id="c"/>"#
        + #"<constraint firstAttribute="height" constant="8" id="d"/></constraints>"#
        + #"<variation key="default"><mask key="subviews"><exclude reference="v"/></mask>"#
        + #"<mask key="constraints"><exclude reference="d"/></mask></variation>"#,
      text: "view, not-installed  #v\nwidth = 8  #c\nheight = 8, not-installed  #d"),
    SugarExample(
      name: "an image of SF Symbols",
      xml: #"<subviews><imageView clipsSubviews="YES" userInteractionEnabled="NO" "#
        + #"contentMode="scaleAspectFit" horizontalHuggingPriority="251" "#
        + #"verticalHuggingPriority="251" image="heart" catalog="system" "#
        + #"translatesAutoresizingMaskIntoConstraints="NO" id="i"/></subviews>"#,
      text: "imageView, image: system(heart)  #i"),
    SugarExample(
      name: "two images of SF Symbols",
      xml: #"<subviews><imageView clipsSubviews="YES" userInteractionEnabled="NO" "#
        + #"contentMode="scaleAspectFit" horizontalHuggingPriority="251" "#
        + #"verticalHuggingPriority="251" image="heart" catalog="system" highlightedImage="a" "#
        + #"translatesAutoresizingMaskIntoConstraints="NO" id="i"/></subviews>"#,
      text: "imageView, image: system(heart), highlightedImage: system(a)  #i"),
    SugarExample(
      name: "the items of a bar among views",
      xml: #"<subviews><navigationBar \#(view) id="b"><items>"#
        + #"<navigationItem title="A" id="i"/></items></navigationBar></subviews>"#,
      text: "navigationBar  #b {\n  navigationItem \"A\"  #i\n}"),
    SugarExample(
      name: "a view in a table that plays no part", owner: #"tableView style="plain" id="t""#,
      xml: #"<view contentMode="scaleToFill" id="v"><autoresizingMask key="autoresizingMask" "#
        + #"flexibleMaxX="YES" flexibleMaxY="YES"/></view>"#,
      text: "view, autoresizingMask: flexible(rightMargin, bottomMargin), no-role  #v"),
    SugarExample(
      name: "what is there in some traits, and what is not",
      xml: #"<subviews><view \#(view) id="v"/><view \#(view) id="w"/></subviews><constraints>"#
        + #"<constraint firstAttribute="width" constant="8" id="c"/></constraints>"#
        + #"<variation key="heightClass=compact" alpha="0.5"><mask key="subviews">"#
        + #"<exclude reference="v"/><include reference="w"/></mask>"#
        + #"<mask key="constraints"><exclude reference="c"/></mask></variation>"#,
      text: """
        view container  #v {
          when height: compact, installed: no
        }
        view container_w  #w {
          when height: compact, installed: yes
        }
        widthConstraint: width = 8  #c {
          when height: compact, installed: no
        }
        when height: compact, alpha: 0.5
        """),
    SugarExample(
      name: "a list of what is there that is in another order",
      xml: #"<subviews><view \#(view) id="v"/><view \#(view) id="w"/></subviews>"#
        + #"<variation key="heightClass=compact"><mask key="subviews">"#
        + #"<exclude reference="w"/><exclude reference="v"/></mask></variation>"#,
      text: """
        view container  #v
        view container_w  #w
        when height: compact {
          subviews: mask {
            exclude, reference: container_w
            exclude, reference: container
          }
        }
        """),
    SugarExample(
      name: "an attribute that says otherwise what is there",
      xml: #"<subviews><view \#(view) id="v"><variation key="widthClass=compact" installed="NO"/>"#
        + "</view></subviews>",
      text: "view  #v {\n  when width: compact, installed: no, xml-placed\n}"),
    SugarExample(
      name: "an outlet in a list of what varies",
      xml: #"<variation key="widthClass=compact"><mask key="subviews">"#
        + #"<outlet property="a" destination="gone-1" id="o"/></mask></variation>"#,
      text:
        "when width: compact {\n  subviews: mask {\n    outlet a -> #gone-1, xml-placed  #o\n  }\n}"
    ),
    SugarExample(
      name: "an empty mask",
      xml: #"<subviews><view contentMode="scaleToFill" id="v">\#(noMask)</view></subviews>"#,
      text: "view, autoresizingMask: none  #v"),
    SugarExample(
      name: "a table's cell", owner: #"tableView style="plain" id="t""#,
      xml:
        #"<prototypes><tableViewCell \#(cell) reuseIdentifier="A" style="IBUITableViewCellStyleValue1" id="c">"#
        + #"\#(noMask)<tableViewCellContentView key="contentView" \#(content) "#
        + #"preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" "#
        + #"tableViewCell="c" id="d">\#(noMask)</tableViewCellContentView></tableViewCell></prototypes>"#,
      text: "tableViewCell \"A\", style: value1  #c {\n  contentView  #d\n}"),
    SugarExample(
      name: "a collection view's cell before Xcode 11", owner: #"collectionView id="w""#,
      xml: #"<cells><collectionViewCell \#(content) id="c">"#
        + #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
        + #"<view key="contentView" \#(content)>\#(noMask)"#
        + #"<subviews><view \#(view) id="v"/></subviews></view></collectionViewCell></cells>"#,
      text: "collectionViewCell  #c {\n  view, no-id {\n    view  #v\n  }\n}"),
    SugarExample(
      name: "a navigation controller of today's template", owner: "objects",
      xml: #"<navigationController automaticallyAdjustsScrollViewInsets="NO" id="n" "#
        + #"sceneMemberID="viewController"><toolbarItems/>"#
        + #"<nil name="viewControllers"/></navigationController>"#,
      text: "navigationController, automaticallyAdjustsScrollViewInsets: no  #n"),
    SugarExample(
      name: "one without its usual children", owner: "objects",
      xml: #"<navigationController id="n" sceneMemberID="viewController"/>"#,
      text: "navigationController, viewControllers: absent  #n"),
    SugarExample(
      name: "a class of another module",
      xml:
        #"<subviews><view \#(view) id="v" customClass="Chart" customModule="Charts"/></subviews>"#,
      text: "view chart: Charts.Chart  #v"),
    SugarExample(
      name: "a text that nothing types into",
      xml: #"<subviews><textView clipsSubviews="YES" multipleTouchEnabled="YES" "#
        + #"contentMode="scaleToFill" text="a" translatesAutoresizingMaskIntoConstraints="NO" id="t">"#
        + #"<fontDescription key="fontDescription" name="A-B" family="A B" pointSize="12"/>"#
        + "</textView></subviews>",
      text: "textView \"a\", textAlignment: left, textInputTraits: absent, "
        + "font: custom(A-B, \"A B\", 12)  #t"),
    SugarExample(
      name: "another state of a button",
      xml: #"<button buttonType="system" id="b"><state key="selected" title="On"/></button>"#,
      text: """
        button, opaque: yes, contentMode: absent, contentHorizontalAlignment: absent,
            contentVerticalAlignment: absent, lineBreakMode: absent,
            translatesAutoresizingMaskIntoConstraints: yes  #b {
          selected: state "On"
        }
        """),
    SugarExample(
      name: "a resource's color", owner: "resources",
      xml: #"<namedColor name="Tint"><color red="0.20000000000000001" green="0.40000000000000002" "#
        + #"blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>"#,
      text: #"namedColor "Tint", color: rgb8(51, 102, 255)"#),
  ]

  static let connections = [
    SugarExample(
      name: "an outlet says its property", owner: #"viewController id="c""#,
      xml: #"<connections><outlet property="view" destination="c" id="o"/></connections>"#,
      text: "outlet view -> viewController  #o"),
    SugarExample(
      name: "an action with its event, and one without", owner: #"viewController id="c""#,
      xml:
        #"<connections><action selector="save:" destination="c" eventType="touchUpInside" id="a"/>"#
        + #"<action selector="go:with:" destination="c" id="b"/></connections>"#,
      text:
        "action touchUpInside -> viewController.save:  #a\naction -> viewController.go:with:  #b"),
    SugarExample(
      name: "segues and relationships", owner: #"navigationController id="c""#,
      xml: #"<connections><segue destination="c" kind="show" identifier="go" id="a"/>"#
        + #"<segue destination="c" kind="relationship" relationship="rootViewController" id="b"/>"#
        + "</connections>",
      text: "segue show -> go \"go\"  #a\nsegue rootViewController -> go  #b"),
    SugarExample(
      name: "the column for compact widths", owner: #"splitViewController id="s""#,
      xml: "<connections><segue destination=\"c\" kind=\"relationship\" "
        + "relationship=\"compactViewController\" id=\"a\"/></connections>",
      text: "segue compactViewController -> #c  #a"),
    SugarExample(
      name: "an object that is not there is called by its id",
      xml: #"<connections><outlet property="a" destination="gone-1" id="o"/></connections>"#,
      text: "outlet a -> #gone-1  #o"),
    SugarExample(
      name: "a constraint between two, with all that one can have",
      xml: #"<constraints><constraint firstItem="own-er-000" firstAttribute="width" "#
        + #"relation="lessThanOrEqual" secondItem="own-er-000" secondAttribute="height" "#
        + #"multiplier="16:9" priority="250" constant="-8" symbolic="YES" id="c"/></constraints>"#,
      text: "view.width <= view.height * 16:9 - 8 std @250  #c"),
    SugarExample(
      name: "what varies with traits",
      xml: #"<constraints><constraint firstAttribute="height" constant="44" id="c">"#
        + #"<variation key="heightClass=compact" constant="32"/></constraint></constraints>"#,
      text: "height = 44  #c {\n  when height: compact, constant: 32\n}"),
    SugarExample(
      name: "two size classes",
      xml: #"<variation key="heightClass=regular-widthClass=compact" constant="8"/>"#,
      text: "when width: compact, height: regular, constant: 8"),
    SugarExample(
      name: "other traits",
      xml: #"<variation key="widthClass=compact-heightClass=regular" constant="8"/>"#,
      text: #"when "widthClass=compact-heightClass=regular", constant: 8"#),
    SugarExample(
      name: "the content of a collection view's cell",
      xml: #"<collectionViewCell id="c"><collectionViewCellContentView key="contentView" id="v"/>"#
        + "</collectionViewCell>",
      text: """
        collectionViewCell, opaque: yes, clipsSubviews: no, multipleTouchEnabled: no, contentMode: absent,
            autoresizingMask: absent  #c {
          contentView, opaque: yes, clipsSubviews: no, multipleTouchEnabled: no, contentMode: absent,
              insetsLayoutMarginsFromSafeArea: yes, autoresizingMask: absent  #v
        }
        """),
  ]

  static let runtime = [
    runtimeExample("boolean", #"value="YES""#, says: "boolean: yes"),
    runtimeExample("string", #"value="YES""#, says: "string: yes"),
    runtimeExample(
      "localizedString", #"value="Hello you""#, says: #"localizedString: "Hello you""#),
    runtimeExample("image", #"value="star""#, says: "image: star"),
    runtimeExample("number", "", #"<real key="value" value="0.5"/>"#, says: "real: 0.5"),
    runtimeExample("number", "", #"<integer key="value" value="8"/>"#, says: "integer: 8"),
    runtimeExample(
      "size", "", #"<size key="value" width="0.0" height="2"/>"#, says: "size: size(0, 2)"),
    runtimeExample(
      "color", "", #"<color key="value" systemColor="labelColor"/>"#, says: "color: .label"),
    runtimeExample("nil", "", says: "value: nil"),
  ]

  private static func runtimeExample(
    _ type: String, _ attribute: String, _ content: String = "", says text: String
  ) -> SugarExample {
    let value = attribute.isEmpty ? "" : " " + attribute
    let head = #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="a.b"\#(value)"#
    let element = content.isEmpty ? head + "/>" : head + ">\(content)</userDefinedRuntimeAttribute>"
    return SugarExample(
      name: "a runtime attribute: \(text)",
      xml: "<userDefinedRuntimeAttributes>\(element)</userDefinedRuntimeAttributes>",
      text: "runtimeAttribute \"a.b\", \(text)")
  }
}
