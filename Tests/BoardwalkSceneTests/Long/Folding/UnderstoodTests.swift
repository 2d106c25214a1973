import BoardwalkDocument
import Testing

@testable import BoardwalkScene

/// Elements in flat lists are what they would be as branches.
@Suite("What is understood")
struct UnderstoodTests {
  /// A view with a label and a text, with words and with names that nothing else has.
  private static let view = Branch(
    "view", [Attribute("key", "view"), Attribute("neverSeen", "ü")],
    [
      .branch(Branch("label", [Attribute("id", "a-1"), Attribute("text", "Hi")])),
      .text("loose"), .comment("kept"),
      .branch(Branch("neverMet", [Attribute("neverSeen", "")])),
    ])

  /// The tree that `node` makes.
  private func tree(_ understood: consuming Understood, _ node: Understood.Node) -> ElementTree {
    var map = SourceMap(headsAreNames: true)
    var builder = TreeBuilder(
      sourceSize: 0, words: Vocabulary.words, characters: understood.takeCharacters())
    understood.build(node, &builder, &map, around: 0..<0)
    return builder.finish()
  }

  @Test("a branch comes back as it was, apart or opened")
  func comesBack() throws {
    var understood = Understood()
    let whole = understood.add(.branch(Self.view))
    let first = understood.open(whole)
    let opened = try #require(first)
    let again = understood.open(.element(opened))
    let (apart, back) = (understood.content(whole), understood.content(.element(opened)))
    let count = understood.contents(of: opened).count
    #expect(apart == .branch(Self.view) && back == apart && again == opened && count == 4)
  }

  @Test("texts and comments have no names, and are not opened")
  func textsAndComments() {
    var understood = Understood()
    let text = understood.add(.text("loose"))
    let comment = understood.add(.comment("kept"))
    for node in [text, comment] {
      let (name, element) = (understood.name(of: node), understood.open(node))
      #expect(name == nil && element == nil)
    }
    let (isText, isComment) = (understood.isComment(text), understood.isComment(comment))
    #expect(!isText && isComment)
  }

  @Test("is asked the same of a whole and of an opened element")
  func asking() throws {
    var understood = Understood()
    let whole = understood.add(.branch(Self.view))
    let element = understood.open(whole)
    let opened = Understood.Node.element(try #require(element))
    for node in [whole, opened] {
      let name = understood.name(of: node)
      #expect(name == "view")
      let values = ["key", "neverSeen", "id", "neverAsked"].map { name in
        understood.value(of: Name(name), in: node)
      }
      #expect(values == ["view", "ü", nil, nil])
      let has = [
        understood.has(.key, in: node), understood.has(.id, in: node),
        understood.has(.key, of: "view", in: node), understood.has(.key, of: "vieW", in: node),
        understood.has(.id, of: nil, in: node), understood.has(.key, of: nil, in: node),
        understood.hasMember(with: .text, in: node), understood.hasMember(with: .key, in: node),
      ]
      #expect(has == [true, false, true, false, true, false, true, false])
    }
  }

  @Test("gives up attributes one by one, and keeps the others in order")
  func taking() throws {
    var understood = Understood()
    let names = ["key", "id", "text", "neverSeen"]
    let attributes = names.map { BoardwalkScene.Attribute(Name($0), "<\($0)>") }
    let label = understood.add(Tag("label", attributes), [])
    // What comes behind it in the lists is left alone.
    let next = understood.add(Tag("label", [Attribute("id", "b-2")]), [])
    let opened = understood.open(label)
    let element = try #require(opened)
    let taken = [
      understood.take(.id, from: element), understood.take("neverSeen", from: element),
      understood.take(.id, from: element),
    ]
    #expect(taken == ["<id>", "<neverSeen>", nil])
    let left: [BoardwalkScene.Attribute] = [.init("key", "<key>"), .init("text", "<text>")]
    let (rest, untouched) = (understood.content(label), understood.content(next))
    #expect(rest == .branch(Branch("label", left)))
    #expect(untouched == .branch(Branch("label", [Attribute("id", "b-2")])))
  }

  @Test("an element is put around some of several, and holds others later")
  func holding() throws {
    var understood = Understood()
    let labels = ["a", "b", "c"].map { id in
      understood.add(Tag("label", [Attribute(.id, id)]), [])
    }
    let holder = understood.add("subviews", around: labels) { $0 != 1 }
    let opened = understood.open(holder)
    let element = try #require(opened)
    let before = Array(understood.contents(of: element))
    understood.set([labels[1]], in: element)
    let after = Array(understood.contents(of: element))
    #expect(before == [labels[0], labels[2]] && after == [labels[1]])
  }

  @Test("builds the tree that the branch does")
  func building() throws {
    var understood = Understood()
    let whole = understood.add(.branch(Self.view))
    let element = understood.open(whole)
    let opened = Understood.Node.element(try #require(element))
    let tree = tree(understood, opened)
    var map = SourceMap(headsAreNames: true)
    var builder = TreeBuilder()
    Self.view.build(&builder, &map, around: 0..<0)
    #expect(tree == builder.finish())
    #expect(tree.names == ["view", "key", "neverSeen", "label", "id", "text", "neverMet"])
  }

  @Test("knows what a document needs, in flat elements and in whole ones")
  func capabilities() {
    var understood = Understood()
    _ = understood.add(Tag("stackView", [Attribute("spacingType", "standard")]), [])
    _ = understood.add(Tag("stackView"), [])
    let color = Branch("color", [Attribute("key", "textColor"), Attribute("name", "Accent")])
    _ = understood.add(.branch(Branch("label", [], [.branch(color)])))
    let needed = understood.neededCapabilities
    #expect(needed == ["stackSpacing", "namedColors"])
  }
}

/// What tells a child from its siblings.
@Suite("Patterns of children")
struct ChildPatternTests {
  @Test(
    "a branch and the same in the lists are both like a pattern or not",
    arguments: [
      (ChildPattern(name: "label", attribute: .key, value: "text"), true),
      (ChildPattern(name: nil, attribute: .key, value: "text"), true),
      (ChildPattern(name: "view", attribute: .key, value: "text"), false),
      (ChildPattern(name: "label", attribute: .key, value: nil), false),
      (ChildPattern(name: "label", attribute: .id, value: nil), true),
    ])
  func matching(pattern: ChildPattern, isMatch: Bool) {
    let label = Branch("label", [Attribute("key", "text")])
    #expect(pattern.matches(label) == isMatch)
    var understood = Understood()
    let node = understood.add(Tag(label.name, label.attributes), [])
    let comment = understood.add(.comment("text"))
    let (matches, isComment) = (
      pattern.matches(node, in: understood), pattern.matches(comment, in: understood)
    )
    #expect(matches == isMatch && !isComment)
  }
}
