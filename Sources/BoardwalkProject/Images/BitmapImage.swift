/// A PNG or JPEG file, recognized by its bytes.
package struct BitmapImage: Sendable, Hashable {
  /// The format.
  package enum Format: String, Sendable, Hashable {
    case png, jpeg

    /// The media type for data URIs.
    package var mediaType: String { "image/\(rawValue)" }
  }

  /// The maximum number of pixels on a side: a larger picture fits on no device, and decoding it
  /// would take the memory of a browser.
  static let largestSide = 8192

  /// The format.
  package let format: Format

  /// The width in pixels.
  package let width: Int

  /// The height in pixels.
  package let height: Int

  /// The bytes of the file.
  package let bytes: [UInt8]

  /// The image in the file `bytes`; nil unless it begins as a PNG or JPEG file of a usual size does.
  package init?(_ bytes: [UInt8]) {
    guard let header = Self.pngHeader(bytes) ?? Self.jpegHeader(bytes),
      (1...Self.largestSide).contains(header.width), (1...Self.largestSide).contains(header.height)
    else { return nil }
    (format, width, height) = header
    self.bytes = bytes
  }

  private typealias Header = (format: Format, width: Int, height: Int)

  private static let pngStart: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

  /// The signature of a PNG file and its header chunk (PNG specification, 5.2 and 11.2.2).
  private static func pngHeader(_ bytes: [UInt8]) -> Header? {
    guard bytes.starts(with: pngStart), bytes.count >= pngStart.count + 8 else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (.png, number(at: pngStart.count), number(at: pngStart.count + 4))
  }

  /// The frame header among the marker segments of a JPEG file (ITU-T T.81, B.1.1 and B.2.2).
  private static func jpegHeader(_ bytes: [UInt8]) -> Header? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      func number(at place: Int) -> Int {
        Int(bytes[offset + place]) << 8 | Int(bytes[offset + place + 1])
      }
      let marker = bytes[offset + 1]
      if isFrameHeader(marker) { return (.jpeg, number(at: 7), number(at: 5)) }
      // A fill byte may precede a marker; other segments give their length.
      offset += marker == 0xFF ? 1 : 2 + number(at: 2)
    }
    return nil
  }

  /// Whether `marker` begins a frame; three of its range define tables or extensions.
  private static func isFrameHeader(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}
