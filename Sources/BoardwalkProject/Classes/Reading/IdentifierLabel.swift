/// The words before the arguments that name segues, scenes, storyboards, cells and xibs: labels,
/// parts of selectors, and functions; and the keys by which storyboards of saved states are
/// decoded.
enum IdentifierLabel: String, CaseIterable, Sendable {
  case performSegue, instantiateViewController, UIStoryboard, dequeueReusableCell
  case withIdentifier, identifier, name
  case performSegueWithIdentifier, instantiateViewControllerWithIdentifier, storyboardWithName
  case dequeueReusableCellWithIdentifier, dequeueReusableCellWithReuseIdentifier
  case withReuseIdentifier, loadNibNamed, nibName, nibWithNibName, initWithNibName
  case forCellReuseIdentifier, forCellWithReuseIdentifier, forHeaderFooterViewReuseIdentifier
  case isEqualToString, rawValue
  case UIStateRestorationViewControllerStoryboardKey, stateRestorationViewControllerStoryboardKey

  /// The kind of the argument, if the label determines it.
  var kind: IdentifierUse.Kind? {
    switch self {
    case .performSegueWithIdentifier: .segue
    case .instantiateViewControllerWithIdentifier: .scene
    case .storyboardWithName: .storyboard
    case .dequeueReusableCellWithIdentifier, .dequeueReusableCellWithReuseIdentifier: .cell
    case .withReuseIdentifier: .cell
    case .loadNibNamed, .nibName, .nibWithNibName, .initWithNibName: .nib
    case .forCellReuseIdentifier, .forCellWithReuseIdentifier: .registeredCell
    case .forHeaderFooterViewReuseIdentifier: .registeredCell
    case .performSegue, .instantiateViewController, .UIStoryboard, .dequeueReusableCell: nil
    case .withIdentifier, .identifier, .name, .isEqualToString, .rawValue: nil
    case .UIStateRestorationViewControllerStoryboardKey: nil
    case .stateRestorationViewControllerStoryboardKey: nil
    }
  }

  /// Whether it is a key by which the storyboard of a saved state is decoded.
  var isKeyOfStoryboard: Bool {
    self == .UIStateRestorationViewControllerStoryboardKey
      || self == .stateRestorationViewControllerStoryboardKey
  }

  /// The kind of the first argument of the function, if its label is `label`.
  func kind(ofArgumentLabeled label: IdentifierLabel) -> IdentifierUse.Kind? {
    switch (self, label) {
    case (.performSegue, .withIdentifier): .segue
    case (.instantiateViewController, .withIdentifier): .scene
    case (.instantiateViewController, .identifier): .scene
    case (.UIStoryboard, .name): .storyboard
    case (.dequeueReusableCell, .withIdentifier): .cell
    default: nil
    }
  }
}
