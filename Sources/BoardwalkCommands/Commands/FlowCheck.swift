import Boardwalk
import BoardwalkBase
import BoardwalkCheck
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import Foundation

/// The syntax errors of flows, and the names that their app does not have.
struct FlowCheck: Sendable {
  /// All that was found, flow by flow.
  private(set) var diagnostics: [Diagnostic] = []

  /// The number of flows.
  private(set) var fileCount = 0

  /// The flows that could not be opened.
  private(set) var unopenedFiles: [CheckReport.UnopenedFile] = []

  /// Checks the flows in the folders among `paths`, and named ones, except those that `excluded`
  /// matches. Names are checked if `knowsNames`: no document or behavior has a mistake that hides
  /// some.
  init(_ paths: [String], excluded: [PathPattern], knowsNames: Bool) {
    let finder = DocumentPaths()
    var graphs: [String: SceneGraph?] = [:]
    let operands = paths.filter { finder.isFolder($0) || Self.isFlow($0) }
    for path in FlowFiles(operands).paths where !excluded.match(path) {
      let file: SourceFile
      do throws(SourceFile.ReadingError) {
        file = try SourceFile(contentsOf: path)
      } catch {
        unopenedFiles.append(
          CheckReport.UnopenedFile(path: path, reason: error.reason(for: path)))
        continue
      }
      fileCount += 1
      let flow = Flow(file)
      var findings = flow.findings
      if knowsNames, let folder = ProjectFolder.around(path) {
        let graph = graphs[folder] ?? Self.graph(of: folder)
        graphs[folder] = graph
        findings += graph.map(flow.unknownNames) ?? []
      }
      diagnostics += Diagnostic.locate(findings, in: file)
    }
  }

  /// Whether the file at `path` is a flow.
  static func isFlow(_ path: String) -> Bool { path.hasSuffix(".flow") }

  /// The app in `folder`; nil if it is none that could be run.
  private static func graph(of folder: String) -> SceneGraph? {
    var loader = AppLoader()
    loader.requiresMain = false
    return try? loader.load(folder).graph
  }
}

extension CheckReport {
  /// The report with the findings of `flows`.
  func adding(_ flows: FlowCheck) -> CheckReport {
    CheckReport(
      diagnostics: diagnostics + flows.diagnostics, fileCount: fileCount,
      unopenedFiles: unopenedFiles + flows.unopenedFiles)
  }
}
