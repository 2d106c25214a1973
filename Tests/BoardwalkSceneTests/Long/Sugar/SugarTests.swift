import Testing

@Suite("Sugar")
struct SugarTests {
  @Test(
    "sugar is written and reads back", arguments: SugarExamples.all)
  func examples(_ example: SugarExample) throws {
    let conversion = try Conversion(example.xml, in: example.owner)
    #expect(conversion.text == example.text)
    #expect(conversion.isFaithful)
  }

  @Test(
    "sugar is declined without loss if it cannot express an element",
    arguments: [
      // A frame without its height, and one with a word.
      #"<subviews><view id="a"><rect key="frame" x="0" y="1" width="2"/></view></subviews>"#,
      #"<subviews><view id="a"><rect key="frame" x="nan" y="1" width="2" height="3"/></view></subviews>"#,
      // A zero that Interface Builder does not write.
      #"<subviews><view id="a"><rect key="frame" x="0" y="1" width="2" height="3"/></view></subviews>"#,
      // A mask with an unknown part, and one that says no.
      #"<subviews><view id="a"><autoresizingMask key="autoresizingMask" up="YES"/></view></subviews>"#,
      #"<subviews><view id="a"><autoresizingMask key="autoresizingMask" widthSizable="NO"/></view></subviews>"#,
      // Two colors of one key, a color in an unknown space, a color with something inside.
      #"<color key="tintColor" systemColor="aColor"/><color key="tintColor" systemColor="bColor"/>"#,
      #"<color key="tintColor" red="1" green="1" blue="1" alpha="1" colorSpace="lab"/>"#,
      #"<color key="tintColor" systemColor="aColor"><x/></color>"#,
      // Attributes out of order, and an attribute that says what a word of the language says.
      #"<color systemColor="aColor" key="tintColor"/>"#,
      #"<subviews><button id="b" buttonType="custom"/></subviews>"#,
      #"<subviews><textField id="b" borderStyle="none" font="unset"/></subviews>"#,
      // A normal state that says nothing, and one with another attribute.
      #"<subviews><button id="b"><state key="normal"/></button></subviews>"#,
      #"<subviews><button id="b"><state key="normal" title="a" odd="b"/></button></subviews>"#,
      // Traits in another order, with something inside, and twice.
      #"<textField id="t"><textInputTraits key="textInputTraits" secureTextEntry="YES" keyboardType="URL"/></textField>"#,
      #"<textField id="t"><textInputTraits key="textInputTraits"><a/></textInputTraits></textField>"#,
      #"<textField id="t"><textInputTraits key="textInputTraits"/><textInputTraits key="textInputTraits"/></textField>"#,
      // Values of objects whose type is another than they look like.
      #"<userDefinedRuntimeAttribute type="boolean" keyPath="a" value="8"/>"#,
      #"<userDefinedRuntimeAttribute type="number" keyPath="a"><real key="value" value="x"/></userDefinedRuntimeAttribute>"#,
      #"<userDefinedRuntimeAttribute keyPath="a" value="8"/>"#,
      // Connections without what they need.
      #"<connections><outlet property="a b" destination="x" id="o"/></connections>"#,
      #"<connections><action selector="s" destination="x y" id="o"/></connections>"#,
      #"<connections><segue kind="rootViewController" destination="x" id="o"/></connections>"#,
      #"<connections><outlet destination="x" id="o"/></connections>"#,
      // Equations that are none.
      #"<constraints><constraint firstAttribute="a b" constant="1" id="c"/></constraints>"#,
      #"<constraints><constraint firstAttribute="top" relation="about" constant="1" id="c"/></constraints>"#,
      #"<constraints><constraint firstAttribute="top" constant="far" id="c"/></constraints>"#,
      // Lists of what is not installed in another order, of strangers, and in another place.
      #"<subviews><view id="a"/><view id="b"/></subviews><variation key="default"><mask key="subviews"><exclude reference="b"/><exclude reference="a"/></mask></variation>"#,
      #"<subviews><view id="a"/></subviews><variation key="default"><mask key="subviews"><exclude reference="x"/></mask></variation>"#,
      #"<variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation><subviews><view id="a"/></subviews>"#,
      #"<subviews><view id="a"/></subviews><variation key="default"><mask key="subviews"><include reference="a"/></mask></variation>"#,
      #"<subviews><view id="a" not-installed="YES"/></subviews>"#,
      // Containers with attributes, with strangers inside, with nothing, and twice.
      #"<subviews key="a"><label id="l"/></subviews>"#,
      #"<constraints><label id="l"/></constraints>"#,
      #"<subviews/>"#, #"<subviews><a/></subviews><subviews><b/></subviews>"#,
      // Aliases, and names of the language's own.
      #"<when a="b"/>"#, #"<runtime/>"#, #"<storyboard tools="1"/>"#, #"<filesOwner/>"#,
      #"<view initial="YES" no-role="NO" plain="x" mask="unset" font="unset"/>"#,
      #"<xml-text a="b"/>"#, #"<sceneDock/>"#,
      // What stands where nothing usually does.
      "text <view/> behind", "<!-- a --><view/><!-- b -->", #"<label text="a">b</label>"#,
      #"<fontDescription key="fontDescription" type="system" weight="bold" pointSize="x"/>"#,
      #"<size key="a" width="1" height="b"/>"#,
      #"<namedColor name="a"><color key="color"/></namedColor>"#,
      #"<tableViewCell id="c" style="value1"><tableViewCellContentView key="contentView" tableViewCell="d"/></tableViewCell>"#,
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#,
      #"<accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" a="NO"/></accessibility>"#,
    ])
  func declines(_ xml: String) throws {
    #expect(try Conversion(xml).isFaithful)
    #expect(try Conversion(xml, in: "test").isFaithful)
    #expect(try Conversion(xml, in: #"viewController id="own-er-000""#).isFaithful)
  }
}
