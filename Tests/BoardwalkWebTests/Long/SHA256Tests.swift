import Foundation
import Testing

@testable import BoardwalkWeb

@Suite("SHA-256 digests")
struct SHA256Tests {
  /// Messages with their digests, from the examples of FIPS 180-4, and one that fills a block.
  @Test(
    "digests match the examples of the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func digests(message: String, digest: String) {
    #expect(hexadecimal(Array(message.utf8)) == digest)
  }

  @Test("a message of a million bytes has the digest of the standard's example")
  func longMessage() {
    let digest = hexadecimal(Array(repeating: UInt8(ascii: "a"), count: 1_000_000))
    #expect(digest == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  private func hexadecimal(_ message: [UInt8]) -> String {
    SHA256(of: message).digest.map { String(format: "%02x", $0) }.joined()
  }
}
