import BoardwalkDocument
import Testing

@Suite("Deployment targets")
struct DeploymentTests {
  private func version(_ dependencies: String) throws -> Int? {
    let xml = "<document><dependencies>\(dependencies)</dependencies></document>"
    return try #require(Document(xml: xml)).deployment?.version
  }

  @Test(
    "the major version is in the upper byte as two decimal digits",
    arguments: [
      ("1536", 6), ("1792", 7), ("2048", 8), ("2304", 9), ("2320", 9), ("4096", 10), ("4112", 10),
      ("4352", 11), ("4864", 13), ("5120", 14), ("5888", 17), ("6144", 18), ("8192", 20),
      ("9728", 26),
    ])
  func versions(_ number: String, _ version: Int) throws {
    #expect(try self.version("<deployment version=\"\(number)\" identifier=\"iOS\"/>") == version)
  }

  @Test(
    "a malformed version is ignored",
    arguments: ["", "0", "-2304", "9.0", "65536", "99999999999999999999", "iOS"])
  func unreadable(_ number: String) throws {
    #expect(try version("<deployment version=\"\(number)\" identifier=\"iOS\"/>") == nil)
  }

  @Test("a default version leaves the choice to the project")
  func defaults() throws {
    #expect(try version("<deployment defaultVersion=\"1552\" identifier=\"iOS\"/>") == nil)
    #expect(try version("<deployment identifier=\"iOS\"/>") == nil)
  }

  @Test("versions of other systems are not versions of iOS")
  func otherSystems() throws {
    #expect(try version("<deployment version=\"1070\" identifier=\"macosx\"/>") == nil)
    #expect(
      try version(
        """
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <deployment version="2048" identifier="watchOS"/>
        <deployment version="4864" identifier="iOS"/>
        """) == 13)
    #expect(try version("") == nil)
  }
}
