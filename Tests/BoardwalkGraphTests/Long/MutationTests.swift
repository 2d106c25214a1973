import BoardwalkBase
import BoardwalkProject
import BoardwalkTestSupport
import Foundation
import Testing

@testable import BoardwalkGraph

/// Damaged files, which may cause errors but not crashes.
@Suite("Damaged graph files")
struct MutationTests {
  private func homepwner() throws -> [UInt8] {
    let path = PackageFolder.url.appendingPathComponent("Examples/Homepwner/Main.storyboard").path
    return SceneGraphFile.encode(Compiler().compile(Project(paths: [path])))
  }

  @Test("a file with damaged bytes is an error", arguments: 0..<8)
  func damagedBytes(seed: UInt64) throws {
    let sound = try homepwner()
    var random = Seeded(state: seed)
    for _ in 0..<50 {
      let bytes = random.damage(sound)
      guard bytes != sound else { continue }
      #expect(throws: SceneGraphError.self) { try SceneGraphFile.decode(bytes) }
    }
  }

  @Test("damaged JSON with a valid checksum is an error or a valid graph", arguments: 0..<8)
  func damagedJSON(seed: UInt64) throws {
    let sound = try Seal.json(of: try homepwner())
    var random = Seeded(state: seed + 100)
    var decoded = 0
    for _ in 0..<50 {
      do throws(SceneGraphError) {
        let graph = try SceneGraphFile.decode(Seal.file(random.damage(sound)))
        // What is accepted is sound, and can be written and read again.
        let again = try SceneGraphFile.decode(SceneGraphFile.encode(graph))
        #expect(again == graph)
        decoded += 1
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
    #expect(decoded > 0, "some damage, as in a title, must leave a graph")
  }

  @Test("documents with missing elements compile", arguments: 0..<4)
  func missingElements(seed: UInt64) throws {
    let path = PackageFolder.url.appendingPathComponent("Examples/Homepwner/Main.storyboard").path
    let lines = String(decoding: try SourceFile(contentsOf: path).bytes, as: UTF8.self)
      .split(separator: "\n")
    var random = Seeded(state: seed)
    var count = 0
    for _ in 0..<40 {
      // Elements without content stand on a line of their own, so that any may be left out.
      let kept = lines.filter { !$0.hasSuffix("/>") || random.next() % 8 != 0 }
      let file = SourceFile(path: "Main.storyboard", text: kept.joined(separator: "\n"))
      guard case .document(let document) = LoadedFile(file) else { continue }
      let graph = Compiler().compile(Project([.document(document)], isWhole: true), main: document)
      #expect(try SceneGraphFile.decode(SceneGraphFile.encode(graph)) == graph)
      count += 1
    }
    #expect(count == 40)
  }
}

/// Numbers that follow from a seed alone, by SplitMix64.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// `bytes` with a few bits flipped, or digits changed, or a piece cut out or doubled.
  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<3, using: &self) {
      let place = Int.random(in: 0..<bytes.count, using: &self)
      let piece = place..<min(bytes.count, place + Int.random(in: 1..<80, using: &self))
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 1: bytes.removeSubrange(piece)
      case 2: bytes.insert(contentsOf: bytes[piece], at: place)
      case 3: bytes.removeSubrange((place + bytes.count) / 2..<bytes.count)
      default:
        let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
        if let digit = digits.randomElement(using: &self) { bytes[digit] = 0x39 }
      }
      if bytes.isEmpty { return [0] }
    }
    return bytes
  }
}
