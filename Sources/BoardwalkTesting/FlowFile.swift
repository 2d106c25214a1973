import BoardwalkProject
import Foundation
import Testing

/// A flow in a file, as an argument of a test.
///
/// ```swift
/// @Test("a flow passes", arguments: try FlowFile.all(in: "Examples/Homepwner"))
/// func flow(_ flow: FlowFile) throws {
///   try StoryboardApp("Examples/Homepwner").expectFlow(flow)
/// }
/// ```
public struct FlowFile: Sendable, Hashable, CustomTestStringConvertible {
  /// The path of the file.
  public let path: String

  /// The flow in the file at `path`.
  public init(_ path: String) { self.path = path }

  /// All flows in `folder` and the folders in it, ordered by path. Throws where there is none: a test
  /// without arguments would pass.
  public static func all(in folder: String) throws(FlowFileError) -> [FlowFile] {
    let paths = DocumentPaths().files(in: folder) { $0 == "flow" }
    guard !paths.isEmpty else {
      throw FlowFileError(description: "there is no flow in \(folder)")
    }
    return paths.map(FlowFile.init)
  }

  /// The name of the file.
  public var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }
}

/// Why there are no flows to test.
public struct FlowFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let description: String
}
