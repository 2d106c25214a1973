import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject
import Testing

@Suite("Localization and resource rules")
struct LocalizationRuleTests {
  private static let document = Snippet.storyboard(
    Snippet.controller(view: Snippet.subviews("<label text=\"Name\" id=\"label\"/>")),
    path: "App/Base.lproj/Main.storyboard")

  /// What `rule` finds where languages have these strings.
  private func messages(_ rule: Rule, _ strings: [String: String]) -> [String] {
    let translations = strings.sorted { $0.key < $1.key }.compactMap { language, text in
      Translations(SourceFile(path: "App/\(language).lproj/Main.strings", text: text))
    }
    let project = Project([Self.document], isWhole: true, translations: translations)
    return Checker(rules: [rule]).check(project).diagnostics.map { "\($0.path): \($0.message)" }
  }

  @Test("languages are compared with each other for missing keys")
  func missing() {
    let (text, other) = ("\"label.text\" = \"a\";\n", "\"con.title\" = \"b\";\n")
    #expect(messages(.missingTranslation, ["de": text, "fr": text]).isEmpty)
    #expect(messages(.missingTranslation, ["de": text]).isEmpty, "the document has its own")
    let found = messages(.missingTranslation, ["de": text + other, "fr": text])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "App/fr.lproj/Main.strings: the language 'fr' has no translation of 'con.title'")
        == true)
    #expect(messages(.missingTranslation, ["de": text, "fr": other]).count == 2)
    let gone = "\"gone.text\" = \"c\";\n"
    #expect(messages(.missingTranslation, ["de": text + gone, "fr": text]).isEmpty)
  }

  @Test(
    "translations of missing objects are reported, other keys are not",
    arguments: [
      ("\"label.text\" = \"a\";", 0), ("\"gone.text\" = \"a\";", 1), ("\"label.gone\" = \"a\";", 0),
      ("\"Save\" = \"a\";", 0), ("\"Are you sure?\" = \"a\";", 0),
      ("/* Class = \"UILabel\"; ObjectID = \"gone\"; */\n\"label.text\" = \"a\";", 0),
    ])
  func stale(_ strings: String, _ count: Int) {
    #expect(messages(.staleTranslation, ["de": strings]).count == count)
  }

  @Test(
    "strings files are parsed as the system does",
    arguments: [
      ("", 0), ("// why\n\"a\" = \"b\";", 0), ("a = b;", 0), ("\"a\" = \"b \\\" c\";", 0),
      ("\"a\" = \"b\"", 1), ("\"a\" \"b\";", 1), ("\"a\" = \"b;", 1),
    ])
  func malformed(_ strings: String, _ count: Int) {
    #expect(messages(.malformedStrings, ["de": strings]).count == count)
  }

  @Test("strings in another folder belong to another document")
  func places() {
    let strings = Translations(
      SourceFile(path: "Other/de.lproj/Main.strings", text: "\"gone.text\" = \"a\";"))
    let project = Project(
      [Self.document], isWhole: true, translations: [strings].compactMap(\.self))
    #expect(Checker(rules: [.staleTranslation]).check(project).diagnostics.isEmpty)
    let inNone = SourceFile(path: "App/Main.strings", text: "\"a\" = \"b\";")
    #expect(Translations(inNone) == nil)
  }

  @Test("images and colors are checked if the asset catalogs are known")
  func resources() {
    let file = Snippet.xib(
      "<imageView image=\"Portrait\" id=\"v\"><color key=\"tintColor\" name=\"Brand\"/></imageView>"
    )
    func counts(_ paths: [String]?) -> [Int] {
      let project = Project([file], isWhole: true, assets: paths.flatMap { Assets(paths: $0) })
      return [Rule.missingImage, .missingColor].map {
        Checker(rules: [$0]).check(project).diagnostics.count
      }
    }
    let (image, color) = (
      "A.xcassets/Portrait.imageset/Contents.json", "A.xcassets/Brand.colorset/Contents.json"
    )
    #expect(counts([image, color]) == [0, 0])
    #expect(counts([color]) == [1, 0])
    let inBundle = Snippet.xib("<imageView image=\"Kit.bundle/logo.png\" id=\"v\"/>")
    #expect(Rule.missingImage.messages(in: inBundle).isEmpty)
    #expect(counts([image]) == [0, 1])
  }

  @Test("a named color with components of its own is not missing")
  func components() {
    let color = { (rest: String) in
      Snippet.xib(
        "<view id=\"v\"><color key=\"tintColor\" name=\"Brand\"\(rest)/></view>", resources: "")
    }
    #expect(Rule.missingColor.messages(in: color("")).count == 1)
    let components =
      " red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" colorSpace=\"calibratedRGB\""
    #expect(Rule.missingColor.messages(in: color(components)).isEmpty)
  }

  @Test(
    "a listed color may be in a catalog of a dependency that is elsewhere",
    arguments: [
      ([], "Surface", .error), (["App.xcodeproj/Package.resolved"], "Surface", .warning),
      (["Podfile.lock"], "Surface", .warning), (["App/Podfile.lock"], "Brandt", .error),
      (["Podfile.lock", "Pods/Colors.xcassets/Contents.json"], "Surface", .error),
    ] as [([String], String, Severity)])
  func dependencies(_ paths: [String], _ color: String, _ severity: Severity) {
    let file = Snippet.xib(
      "<view id=\"v\"><color key=\"tintColor\" name=\"\(color)\"/></view>",
      resources: "<namedColor name=\"\(color)\"/>")
    let assets = Assets(paths: paths + ["App/A.xcassets/Brand.colorset/Contents.json"])
    let project = Project([file], isWhole: true, assets: assets)
    let found = Checker(rules: [.missingColor]).check(project).diagnostics
    #expect(found.map(\.severity) == [severity])
  }
}
