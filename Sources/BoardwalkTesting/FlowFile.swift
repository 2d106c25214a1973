import BoardwalkProject
import Foundation
import Testing

/// A flow file, as an argument of a test.
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

  /// All flows in `folder` and its subfolders, ordered by path. Throws an error if there are none,
  /// since a test without arguments would pass.
  public static func all(in folder: String) throws(FlowFileError) -> [FlowFile] {
    let paths = DocumentPaths().files(in: folder) { $0 == "flow" }
    guard !paths.isEmpty else {
      throw FlowFileError(description: "there is no flow in \(folder)")
    }
    return paths.map(FlowFile.init)
  }

  /// The file name.
  public var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }
}

/// An error that is thrown if there are no flows.
public struct FlowFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The defect.
  public let description: String
}
