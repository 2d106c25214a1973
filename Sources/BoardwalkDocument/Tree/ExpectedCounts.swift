/// The expected number of nodes and attributes for a file size, so that arrays need not grow.
///
/// Real documents have one node in some 100 bytes and one attribute in some 37.
enum ExpectedCounts {
  static func nodes(in sourceSize: Int) -> Int { sourceSize / 90 }

  static func attributes(in sourceSize: Int) -> Int { sourceSize / 32 }
}
