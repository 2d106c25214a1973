import BoardwalkProject
import Testing

@Suite("Path pattern laws")
struct PatternLawTests {
  private static let paths = [
    "a", "a/b", "a/b/c", "a/b.xib", "a.xib", "b/a.xib", "x/a/b.xib", "größe/ä.xib", "a/.b/c.xib",
    "*/a", "a?b",
  ]

  @Test("a path is matched by itself and by its folders", arguments: paths)
  func itself(_ path: String) {
    #expect(PathPattern("**").matches(path))
    #expect(PathPattern("**/" + path).matches(path))
    #expect(PathPattern("./" + path).matches(path))
    #expect(PathPattern(path + "/").matches(path))
    let names = path.split(separator: "/")
    for count in 1...names.count {
      #expect(PathPattern(names.prefix(count).joined(separator: "/")).matches(path))
    }
  }

  @Test("appending a name to a pattern prevents a match", arguments: paths)
  func longer(_ path: String) {
    #expect(!PathPattern(path + "/z").matches(path))
    #expect(!PathPattern("z/" + path).matches(path))
    #expect(PathPattern("**/\(path)/**").matches(path))
  }

  @Test(
    "a star matches any part of one name, a question mark one character",
    arguments: [
      ("*", "a", true), ("*", "a/b", true), ("*.xib", "a/b.xib", false), ("a*", "a", true),
      ("*a*", "xaz", true), ("a*c", "abbbc", true), ("a*c", "abbb", false), ("?", "ä", true),
      ("?", "🧺", true), ("?", "👩‍👩‍👧", true), ("?", "ab", false), ("??", "a", false),
      ("a?b", "a/b", false), ("*", "", false), ("***", "abc", true), ("a**b", "axxb", true),
      ("**a", "x/a", false), ("A", "a", false), ("[a]", "a", false), ("[a]", "[a]", true),
      ("**/**/a", "a", true), ("**/b/**/d", "a/b/c/d", true), ("**/b/**/d", "b/d", true),
      ("**/b/**/d", "a/b/c", false), ("/a", "a", true), ("a//b", "a/b", true),
    ])
  func wildcards(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test(
    "paths are printed relative to a folder if they are inside",
    arguments: [
      ("/a/b/c.xib", "/a", "b/c.xib"), ("/a/b/c.xib", "/a/", "b/c.xib"),
      ("/ab/c.xib", "/a", "/ab/c.xib"), ("/a/./b/../c.xib", "/a", "c.xib"),
      ("/a/../b/c.xib", "/a", "/b/c.xib"), ("/a", "/a", "/a"), ("/x.xib", "/", "x.xib"),
    ])
  func within(_ path: String, _ folder: String, _ told: String) {
    #expect(AbsolutePath.of(path, within: folder) == told)
  }
}
