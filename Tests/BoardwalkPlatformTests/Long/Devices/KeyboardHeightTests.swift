import BoardwalkPlatform
import BoardwalkSchema
import Testing

@Suite("Keyboard heights")
struct KeyboardHeightTests {
  private func height(
    _ name: String, _ type: KeyboardType = .default, isLandscape: Bool = false, system: Int = 18
  ) throws -> KeyboardHeight {
    try #require(DeviceTable.device(named: name))
      .keyboardHeight(of: type, isLandscape: isLandscape, on: SystemVersion(system))
  }

  @Test("KB-02: classic keyboard heights match the recordings")
  func classic() throws {
    #expect(try height("iPad (9.7-inch)").points == 264)
    #expect(try height("iPad (9.7-inch)", isLandscape: true).points == 352)
    #expect(try height("iPhone 5s", isLandscape: true).points == 162)
    #expect(try height("iPhone 5s", .numberPad).points == 216)
  }

  @Test("ORC-60: the newest system's keyboard heights match the recordings")
  func newest() throws {
    let cases = [
      ("iPhone SE (3rd generation)", 260.0), ("iPhone 16", 335), ("iPad (A16)", 312),
    ]
    for (name, points) in cases {
      let height = try height(name, system: 26)
      #expect(height.points == points)
      #expect(height.evidence == .recorded, "\(name)")
    }
    #expect(try height("iPhone 17", system: 26).evidence != .recorded)
  }

  @Test(
    "KB-02: heights that are only reported say so",
    arguments: [
      ("iPhone 8", 260.0, 216.0), ("iPhone 8 Plus", 271, 226), ("iPhone X", 336, 291),
      ("iPhone 11 Pro Max", 346, 301),
    ])
  func reported(name: String, letters: Double, pad: Double) throws {
    #expect(try height(name).points == letters)
    #expect(try height(name, .phonePad).points == pad)
    #expect(try height(name).evidence == .reported)
  }

  @Test("every keyboard leaves room above it")
  func all() {
    for device in DeviceTable.all {
      for isLandscape in [false, true] {
        let height = device.keyboardHeight(of: .default, isLandscape: isLandscape, on: .standard)
        #expect(height.points > 150)
        #expect(height.points < device.size(isLandscape: isLandscape).height * 0.6)
      }
    }
  }

  @Test("KB-05: only number pads have no Return key")
  func returnKeys() {
    let pads = KeyboardType.allCases.filter { !$0.hasReturnKey }
    #expect(pads == [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad])
    #expect(!KeyboardType.numberPad.hasKey(for: "."))
    #expect(KeyboardType.decimalPad.hasKey(for: "."))
    #expect(KeyboardType.phonePad.hasKey(for: "+"))
    #expect(KeyboardType.default.hasKey(for: "ä"))
  }

  @Test("KB-04: Return keys have their titles")
  func titles() {
    #expect(ReturnKey.default.title == "return")
    #expect(ReturnKey.google.title == "search")
    #expect(ReturnKey.emergencyCall.title == "emergency call")
    #expect(ReturnKey.allCases.count == 12)
    #expect(KeyboardType.allCases.count == 12)
    #expect(KeyboardType(written: "ASCIICapableNumberPad") == .asciiCapableNumberPad)
  }
}
