import Testing

@testable import BoardwalkProject

/// What is built under which condition is not known, so both sides of each count.
@Suite("Conditional compilation")
struct ConditionTests {
  private func outlet(_ name: String) -> String { "@IBOutlet var \(name): UILabel!\n" }

  private func names(_ body: String) -> [String] {
    ClassTable.swift("class A: UIView {\n\(body)\(outlet("last"))}").types
      .flatMap { $0.properties.map(\.name) }
  }

  @Test("both branches count, except for permanently disabled code")
  func sides() {
    let (a, b, c) = (outlet("a"), outlet("b"), outlet("c"))
    #expect(names("#if DEBUG\n\(a)#else\n\(b)#endif\n") == ["a", "b", "last"])
    #expect(
      names("#if os(iOS)\n\(a)#elseif os(tvOS)\n\(b)#else\n\(c)#endif\n") == [
        "a", "b", "c", "last",
      ])
    #expect(names("#if false\n\(a)#else\n\(b)#endif\n") == ["b", "last"])
    #expect(names("#if 0\n\(a)#elseif DEBUG\n\(b)#endif\n") == ["b", "last"])
    #expect(names("#if true\n\(a)#else\n\(b)#endif\n") == ["a", "b", "last"])
    #expect(names("#if !false\n\(a)#endif\n") == ["a", "last"])
  }

  @Test("conditions may nest, and each end matches its own")
  func nesting() {
    let (a, b) = (outlet("a"), outlet("b"))
    #expect(
      names("#if false\n#if DEBUG\n\(a)#else\n\(a)#endif\n\(a)#else\n\(b)#endif\n") == [
        "b", "last",
      ])
    #expect(names("#if DEBUG\n#if false\n\(a)#endif\n\(b)#endif\n") == ["b", "last"])
  }

  @Test("disabled code may contain unmatched braces and quotes")
  func torn() {
    #expect(names("#if false\n{ it's \" /*\n#endif\n") == ["last"])
    let table = ClassTable.swift("class A: UIView {}\n#if false\nclass B {}\n")
    #expect(table.declarations == ["class A: UIView"])
    #expect(table.types.allSatisfy { $0.hidesMembers }, "nobody knows what the rest is")
  }

  @Test(
    "other uses of a number sign are not conditions",
    arguments: [
      "let s = #selector(a)", "print(#function, #line)", "let k = #keyPath(b.c)", "#warning(\"x\")",
      "let u = #URL(\"x\")", "#sourceLocation(file: \"a\", line: 1)",
    ])
  func others(_ line: String) {
    #expect(names(line + "\n").last == "last")
  }

  @Test("Objective-C directives end as in the preprocessor")
  func objectiveC() {
    func methods(_ body: String) -> [String] {
      ClassTable.objectiveC("@implementation A\n\(body)\n- (void)last {}\n@end").methods
    }
    let a = "- (void)a {}"
    #expect(methods("#ifdef X\n\(a)\n#endif") == ["a", "last"])
    #expect(methods("#if 0\n\(a)\n#elif X\n- (void)b {}\n#endif") == ["b", "last"])
    #expect(methods("#if 0\n#ifdef X\n\(a)\n#endif\n#ifndef Y\n\(a)\n#endif\n#endif") == ["last"])
    #expect(methods("#  if 0\n\(a)\n#  endif") == ["last"])
    #expect(methods("#if 01\n\(a)\n#endif") == ["a", "last"])
  }
}
