/// What Interface Builder gives to new objects of a few kinds, and the layout guide of the
/// keyboard.
extension OmittedPartsTests {
  static let parts = [
    Case(
      testDescription: "the configuration of a web view",
      scene: controller("", "wkWebView\nwkWebView bare, configuration: absent"),
      xml: [
        #"<wkWebViewConfiguration key="configuration">"#,
        #"<audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>"#,
        #"<wkPreferences key="preferences"/>"#,
      ]),
    Case(
      testDescription: "another configuration in its place",
      scene: controller("", "wkWebView {\nwkWebViewConfiguration {\nwkPreferences\n}\n}"),
      xml: [#"<wkWebViewConfiguration key="configuration">"#],
      absent: ["audiovisualMediaTypes"]),
    Case(
      testDescription: "what a refresh control is like",
      scene:
        "storyboard\n\ntableViewController {\n  tableView\n  refreshControl, tintColor: .label\n}\n",
      xml: [
        #"<refreshControl key="refreshControl" opaque="NO" multipleTouchEnabled="YES" "#
          + #"contentMode="center" enabled="NO" contentHorizontalAlignment="center""#,
        #"<autoresizingMask key="autoresizingMask"/>"#,
      ]),
    Case(
      testDescription: "the spaces of a flow layout",
      scene: "storyboard\n\ncollectionViewController {\n  collectionView {\n"
        + "    collectionViewFlowLayout, minimumLineSpacing: 4\n  }\n}\n",
      xml: [#"minimumLineSpacing="4" minimumInteritemSpacing="10""#]),
    Case(
      testDescription: "the keyboard below the main view",
      scene: controller("", "label\nlabel.bottom = keyboard.top\nlabel.top = safeArea.top"),
      xml: [
        #"<viewLayoutGuide key="keyboard""#, #"<viewLayoutGuide key="safeArea""#,
        #"firstAttribute="bottom" secondItem="#,
      ]),
    Case(
      testDescription: "no keyboard where an object is called so",
      scene: controller("", "view keyboard\nlabel\nlabel.bottom = keyboard.top"),
      xml: [#"secondAttribute="top""#],
      absent: [#"key="keyboard""#]),
    Case(
      testDescription: "the text of a fragment, and its trigger a segue's",
      scene: controller(
        "",
        "label {\nattributedText: attributedString {\nfragment \"Spork\"\n}\n}\nbutton {\n"
          + "segue show -> home, trigger: accessoryAction\n}"),
      xml: [#"<fragment content="Spork"/>"#, #"trigger="accessoryAction""#]),
    Case(
      testDescription: "one trait, and attributes of what is read out without a comma before them",
      scene: controller(
        "",
        "imageView one {\naccessibility \"One\", traits: image\n}\n"
          + "imageView two {\naccessibility hint: \"Two\", identifier: two\n}"),
      xml: [
        #"<accessibilityTraits key="traits" image="YES"/>"#,
        #"<accessibility key="accessibilityConfiguration" hint="Two" identifier="two"/>"#,
      ],
      absent: ["traits=\"image\""]),
    Case(
      testDescription: "the system's font in a part of a text",
      scene: controller(
        "",
        "label {\nattributedText: attributedString {\n"
          + "fragment \"A\" {\nattributes, NSFont: system(17, bold), NSColor: .label\n}\n"
          + "fragment \"B\" {\nattributes, NSFont: system(12)\n}\n}\n}"),
      xml: [
        #"<font key="NSFont" metaFont="systemBold" size="17"/>"#,
        #"<font key="NSFont" metaFont="system" size="12"/>"#,
        #"<color key="NSColor" systemColor="labelColor"/>"#,
      ]),
    Case(
      testDescription: "several items on the left",
      scene: controller(
        "navigationItem {\nleftBarButtonItems {\nbarButtonItem \"A\"\nbarButtonItem \"B\"\n}\n}"),
      xml: [#"<leftBarButtonItems>"#]),
  ]
}
