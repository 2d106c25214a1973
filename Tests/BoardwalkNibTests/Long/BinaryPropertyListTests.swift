import BoardwalkNib
import Foundation
import Testing

@Suite("Binary property lists")
struct BinaryPropertyListTests {
  private static let values: [PropertyListValue] = [
    .dictionary([:]), .array([]), .string(""), .string("Größe 🚀"), .integer(0), .integer(255),
    .integer(256), .integer(70_000), .integer(.max), .integer(-1),
    .string(String(repeating: "x", count: 300)),
    .array((0..<300).map { .string("name \($0)") }),
    .dictionary(
      Dictionary(
        uniqueKeysWithValues: (0..<40).map {
          ("key \($0)", .dictionary(["same": .array([.integer($0), .string("same")])]))
        })),
  ]

  @Test("Foundation reads the written lists", arguments: values)
  func reading(_ value: PropertyListValue) throws {
    let data = Data(BinaryPropertyListWriter.bytes(of: value))
    let read = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(read as? NSObject == value.foundation)
  }

  @Test("keys keep their order, and equal strings are stored once")
  func order() {
    let value = PropertyListValue.dictionary([
      "b": .string("text"), "c": .string("text"), "a": .string("text"),
    ])
    let bytes = BinaryPropertyListWriter.bytes(of: value)
    #expect(Array(bytes[8..<14]) == Array("QaQbQc".utf8))
    #expect(bytes.split(separator: UInt8(ascii: "T")).count == 2)
  }
}

extension PropertyListValue {
  /// The objects that Foundation has for it.
  fileprivate var foundation: NSObject {
    switch self {
    case .string(let text): text as NSString
    case .integer(let number): number as NSNumber
    case .array(let values): values.map(\.foundation) as NSArray
    case .dictionary(let values): values.mapValues(\.foundation) as NSDictionary
    }
  }
}
