import BoardwalkBase
import BoardwalkDocument

extension ControllerTemplate {
  /// A controller that code makes, of which no document says anything.
  package static func madeByCode(_ kind: ViewControllerKind, name: String) -> ControllerTemplate {
    ControllerTemplate(
      id: "", kind: kind, customClass: nil, name: name, title: nil, storyboardIdentifier: nil,
      view: nil, nibName: nil, navigationItem: nil, tabBarItem: nil, toolbarItems: [],
      hidesBottomBarWhenPushed: false,
      presentation: Presentation(
        style: nil, transition: nil, definesContext: false, providesTransitionStyle: false),
      navigation: nil, pages: nil, relationships: [], nested: [], runtimeAttributes: [],
      rest: Archived(ArchivedElement(name: kind.rawValue)),
      position: SourcePosition(Position(line: 1, column: 1)))
  }
}
