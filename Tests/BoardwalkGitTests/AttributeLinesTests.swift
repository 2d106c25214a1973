import BoardwalkGit
import Testing

@Suite("Git attribute lines")
struct AttributeLinesTests {
  @Test("other lines are unchanged by install and uninstall")
  func others() {
    for text in ["", "*.png binary\n", "*.png binary"] {
      var lines = AttributeLines(text)
      lines.install(["*.xib merge=boardwalk"])
      #expect(lines.areInstalled)
      #expect(lines.text.hasPrefix(text))
      #expect(lines.text.contains("*.xib merge=boardwalk\n"))
      let isRemoved = lines.remove()
      #expect(isRemoved)
      #expect(lines.text == (text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"))
    }
  }

  @Test("installing twice adds the lines once")
  func twice() {
    var lines = AttributeLines("")
    lines.install(["*.xib merge=old"])
    lines.install(["*.xib merge=boardwalk"])
    #expect(lines.text.components(separatedBy: "merge=").count == 2)
    #expect(lines.text.contains("merge=boardwalk"))
  }
}
