/// A kind of input that people give Boardwalk, or that lies beside what they give.
package enum FuzzKind: String, Sendable, CaseIterable {
  case xml, scene, behavior, flow, graph, plist, strings, catalog, source, configuration, archive
  case merge, patch, baseline

  /// How the names of such files end.
  var fileName: String {
    switch self {
    case .xml: "Main.storyboard"
    case .scene: "Main.scene"
    case .behavior: "App.behavior"
    case .flow: "walk.flow"
    case .graph: "App.scenegraph"
    case .plist: "Info.plist"
    case .strings: "de.lproj/Main.strings"
    case .catalog: "Main.xcstrings"
    case .source: "App.swift"
    case .configuration: "boardwalk.json"
    case .archive: "Main.nib"
    case .merge: "Main.versions"
    case .patch: "difference.json"
    case .baseline: "boardwalk-baseline.json"
    }
  }
}
