import BoardwalkNib
import Testing

@Suite("Archive dumps")
struct ArchiveDumpTests {
  @Test("text of a secure field is masked")
  func secureText() {
    let archive = NIBArchive(
      coderVersion: 9,
      objects: [
        ArchivedObject(
          "UITextField", [.init("UIText", .reference(1)), .init("UISecureTextEntry", .bool(true))]),
        ArchivedObject("NSString", [.init("NS.bytes", .data(Array("hunter2".utf8)))]),
      ])
    #expect(ArchiveDump.text(of: archive).contains("UIText: •••"))
    #expect(!ArchiveDump.text(of: archive).contains("hunter2"))
  }

  @Test("texts of a field that a runtime attribute makes secure are masked")
  func secureRuntimeAttribute() {
    let text = ArchiveDump.text(of: ArchiveFixture.securedField(text: "hunter2"))
    #expect(text.contains("UIText: •••"))
    #expect(!text.contains("hunter2"))
  }

  @Test("each object is printed once, and later references name its path")
  func tree() {
    #expect(
      ArchiveDump.text(of: ArchiveFixture.labels) == """
        NIBArchive, coder version 9, 8 objects
        class UIColor, or else NSColor
        NSObject
          UINibTopLevelObjectsKey: NSArray
            [0] UILabel
              UITag: 300
              UIAlpha: 0.5 (float)
              UIHidden: true
              UITextColor: UIColor
                NSRGB: "1 0 0"
                UIOptions: -1
                NSSpace: 1048576
            [1] UILabel
              UITag: 7
              UIDelegate: nil
              UIWidth: nan
              UITextColor: → UINibTopLevelObjectsKey[0].UITextColor
          UINibConnectionsKey: NSArray
            [0] UIRuntimeOutletConnection
              UILabel: "nameLabel"
              UIDestination: → UINibTopLevelObjectsKey[1]

        """)
  }

  @Test("a chain of 20,000 objects is printed with lines of bounded length")
  func chain() {
    let count = 20_000
    let objects = (0..<count).map { index in
      ArchivedObject("NSObject", index + 1 < count ? [.init("next", .reference(index + 1))] : [])
    }
    let text = ArchiveDump.text(of: NIBArchive(coderVersion: 9, objects: objects))
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 200 })
  }
}
