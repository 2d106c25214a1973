/// The methods of a search bar's delegate.
///
/// A behavior becomes one as with ``TextFieldDelegate``.
public protocol SearchBarDelegate: ControllerBehavior {
  /// `searchBarShouldBeginEditing(_:)`: whether `bar` may become first responder.
  func searchBarShouldBeginEditing(_ controller: inout Instance, _ bar: ViewID) -> Bool

  /// `searchBarTextDidBeginEditing(_:)`
  func searchBarTextDidBeginEditing(_ controller: inout Instance, _ bar: ViewID)

  /// `searchBarShouldEndEditing(_:)`: whether `bar` may stop being first responder.
  func searchBarShouldEndEditing(_ controller: inout Instance, _ bar: ViewID) -> Bool

  /// `searchBarTextDidEndEditing(_:)`
  func searchBarTextDidEndEditing(_ controller: inout Instance, _ bar: ViewID)

  /// `searchBar(_:shouldChangeTextIn:replacementText:)`: whether `text` may take the place of the
  /// characters in `range`.
  func searchBar(
    _ controller: inout Instance, _ bar: ViewID, shouldChangeTextIn range: Range<Int>,
    replacementText text: String
  ) -> Bool

  /// `searchBar(_:textDidChange:)`
  func searchBar(_ controller: inout Instance, _ bar: ViewID, textDidChange text: String)

  /// `searchBarSearchButtonClicked(_:)`: the Search key was tapped.
  func searchBarSearchButtonClicked(_ controller: inout Instance, _ bar: ViewID)

  /// `searchBarCancelButtonClicked(_:)`
  func searchBarCancelButtonClicked(_ controller: inout Instance, _ bar: ViewID)

  /// `searchBar(_:selectedScopeButtonIndexDidChange:)`
  func searchBar(
    _ controller: inout Instance, _ bar: ViewID, selectedScopeButtonIndexDidChange index: Int)
}

extension SearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ controller: inout Instance, _ bar: ViewID) -> Bool {
    true
  }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ controller: inout Instance, _ bar: ViewID) {}

  /// True.
  public func searchBarShouldEndEditing(_ controller: inout Instance, _ bar: ViewID) -> Bool {
    true
  }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ controller: inout Instance, _ bar: ViewID) {}

  /// True.
  public func searchBar(
    _ controller: inout Instance, _ bar: ViewID, shouldChangeTextIn range: Range<Int>,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func searchBar(_ controller: inout Instance, _ bar: ViewID, textDidChange text: String) {}

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ controller: inout Instance, _ bar: ViewID) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ controller: inout Instance, _ bar: ViewID) {}

  /// Does nothing.
  public func searchBar(
    _ controller: inout Instance, _ bar: ViewID, selectedScopeButtonIndexDidChange index: Int
  ) {}
}

extension SearchBarDelegate {
  /// The result of `message` of `bar`; true if it is not a question.
  func answer(
    _ message: EditingMessage, of bar: ViewID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    let text = simulation[bar]?.text ?? ""
    return answer(
      .editing(message, .searchBar, bar, text: text), as: id, on: &simulation, otherwise: false
    ) { controller in
      switch message {
      case .shouldBegin: return searchBarShouldBeginEditing(&controller, bar)
      case .didBegin: searchBarTextDidBeginEditing(&controller, bar)
      case .shouldEnd: return searchBarShouldEndEditing(&controller, bar)
      case .didEnd: searchBarTextDidEndEditing(&controller, bar)
      case .shouldChange(let range, let text):
        return searchBar(&controller, bar, shouldChangeTextIn: range, replacementText: text)
      case .didChange:
        searchBar(&controller, bar, textDidChange: text)
      case .searchButton: searchBarSearchButtonClicked(&controller, bar)
      case .cancelButton: searchBarCancelButtonClicked(&controller, bar)
      case .didChangeScope(let index):
        searchBar(&controller, bar, selectedScopeButtonIndexDidChange: index)
      case .shouldClear, .shouldReturn, .didChangeSelection: break
      }
      return true
    }
  }
}
