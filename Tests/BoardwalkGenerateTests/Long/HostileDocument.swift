/// Documents whose texts try to be code.
enum HostileDocument {
  /// Texts that end literals, comments and lines, begin code, or are no names.
  static let texts = [
    #"" + evil + ""#, #"\(evil)"#, "*/ evil /*", "line\nevil", "return\revil", "\u{2028}evil",
    "\u{202E}evil", "nul", "`evil`", "#if evil", "\\", "\"\"\"", "default", "init", "self", "Type",
    "none", "rawValue", "123", "👩‍👧", "", " ", "e\u{301}", "\u{e9}", "destination", "storyboard", "_",
    "a b", "aB", "a_b", "initialScene", "perform", "it's", "$0", "\u{85}evil",
  ]

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { "&#\($0.value);" }.joined()
  }

  /// A storyboard with a scene, a segue and a cell for each text, and with text in place of
  /// classes.
  static func storyboard(_ module: String = "") -> String {
    let scenes = texts.enumerated().map { number, text in
      let text = escaped(text)
      return """
        <scene sceneID="s\(number)"><objects>
        <tableViewController storyboardIdentifier="\(text)" id="c\(number)" \
        customClass="\(text)" \(module) sceneMemberID="viewController">
        <tableView key="view" id="t\(number)"><prototypes>
        <tableViewCell reuseIdentifier="\(text)" id="l\(number)"/>
        </prototypes></tableView>
        <connections><segue destination="c0" kind="show" identifier="\(text)" id="g\(number)"/>
        </connections></tableViewController></objects></scene>
        """
    }
    return Sample.storyboard(scenes.joined(), attributes: "initialViewController=\"c0\"").text
  }
}
