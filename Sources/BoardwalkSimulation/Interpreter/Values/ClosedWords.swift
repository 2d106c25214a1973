import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// The cases of UIKit's enumerations in behaviors: `.destructive`, `.formSheet`.
package enum ClosedWords {
  /// The words that the property, the argument or the option `label` can have; nil if any word will
  /// do.
  package static func words(for label: String) -> Set<String>? { byLabel[label] }

  /// The words that a handler which begins with `form` can answer; nil if it does not answer with
  /// one.
  package static func answers(of form: String) -> Set<String>? { byHandler[form] }

  private static let byLabel: [String: Set<String>] = [
    "style": words(of: AlertContent.Action.Style.self).union(words(of: CellStyle.self))
      .union(words(of: SwipeActionsConfiguration.Action.Style.self))
      .union(words(of: BarButtonItemStyle.self)).union(words(of: TableViewStyle.self))
      .union(["medium", "large", "light", "heavy", "rigid", "soft"]),
    "preferredStyle": words(of: AlertContent.Style.self),
    "systemItem": words(of: SystemItem.self),
    "modalPresentationStyle": words(of: ModalPresentationStyle.self),
    "modalTransitionStyle": words(of: ModalTransitionStyle.self),
    "detents": detents,
    "selectedDetentIdentifier": detents,
    "largestUndimmedDetentIdentifier": detents,
    "largeTitleDisplayMode": words(of: LargeTitleDisplayMode.self),
    "keyboardType": words(of: KeyboardType.self),
    "returnKeyType": words(of: ReturnKey.self),
    "borderStyle": words(of: TextFieldBorderStyle.self),
    "accessoryType": words(of: CellAccessoryType.self),
    "attributes": ["destructive", "disabled", "hidden"],
    "options": ["displayAsPalette", "displayInline", "destructive", "singleSelection"],
    "scrollDirection": words(of: ScrollDirection.self),
    "kind": ["header", "footer"],
    "editingStyle": words(of: CellEditingStyle.self),
    "event": words(of: ControlEvent.self),
    "direction": words(of: PageState.Direction.self).union(words(of: SwipeDirection.self)),
    "edges": words(of: ScreenEdge.self).union(["all", "top", "bottom"]),
    "position": [
      "none", "top", "middle", "bottom", "left", "right", "centeredVertically",
      "centeredHorizontally",
    ],
    "animation": ["none", "automatic", "fade", "top", "bottom", "left", "right", "middle"],
  ]

  private static let byHandler: [String: Set<String>] = [
    "editingStyle": words(of: CellEditingStyle.self),
    "supportedInterfaceOrientations": Set(InterfaceOrientations.words.keys),
    "spineLocation": words(of: SpineLocation.self),
    "adaptivePresentationStyle": words(of: ModalPresentationStyle.self),
  ]

  private static let detents: Set<String> = ["medium", "large"]

  private static func words<Word: CaseIterable & RawRepresentable<String>>(
    of type: Word.Type
  ) -> Set<String> { Set(type.allCases.map(\.rawValue)) }
}
