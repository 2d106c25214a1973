/// What containers ask and tell.
extension InterpretedBehavior: TabBarControllerDelegate, NavigationControllerDelegate {
  func tabBarController(
    _ controller: inout Instance, shouldSelect child: ControllerID, in tabs: ControllerID
  ) -> Bool {
    answer("shouldSelectTab", on: &controller, with: ["child": .controller(child)])?.isTrue ?? true
  }

  func tabBarController(
    _ controller: inout Instance, didSelect child: ControllerID, in tabs: ControllerID
  ) {
    answer("didSelectTab", on: &controller, with: ["child": .controller(child)])
  }

  func navigationController(
    _ controller: inout Instance, willShow shown: ControllerID, in navigation: ControllerID,
    animated: Bool
  ) {
    answer("willShow", on: &controller, with: ["child": .controller(shown)])
  }

  func navigationController(
    _ controller: inout Instance, didShow shown: ControllerID, in navigation: ControllerID,
    animated: Bool
  ) {
    answer("didShow", on: &controller, with: ["child": .controller(shown)])
  }
}

extension InterpretedBehavior: PageViewControllerDataSource, PageViewControllerDelegate {
  func pageViewController(
    _ controller: inout Instance, before page: ControllerID, in pages: ControllerID
  ) -> ControllerID? {
    answer("pageBefore", on: &controller, with: ["page": .controller(page)])?.controller
  }

  func pageViewController(
    _ controller: inout Instance, after page: ControllerID, in pages: ControllerID
  ) -> ControllerID? {
    answer("pageAfter", on: &controller, with: ["page": .controller(page)])?.controller
  }

  func pageViewController(
    _ controller: inout Instance, willTransitionTo pages: [ControllerID], in book: ControllerID
  ) {
    answer("willTurn", on: &controller, with: ["pages": .list(pages.map { .controller($0) })])
  }

  func pageViewController(
    _ controller: inout Instance, didFinishAnimatingFrom previous: [ControllerID],
    completed: Bool, in book: ControllerID
  ) {
    answer(
      "didTurn", on: &controller,
      with: [
        "previous": .list(previous.map { .controller($0) }), "completed": .bool(completed),
      ])
  }

  func pageViewController(
    _ controller: inout Instance, spineForLandscape isLandscape: Bool, in book: ControllerID
  ) -> PageState.Spine? {
    let answer = answer("spineLocation", on: &controller, with: ["isLandscape": .bool(isLandscape)])
    return answer?.word.flatMap(PageState.Spine.init)
  }
}

extension InterpretedBehavior: PresentationControllerDelegate {
  func presentationControllerShouldDismiss(
    _ controller: inout Instance, _ presented: ControllerID
  ) -> Bool { answer("shouldDismiss", on: &controller)?.isTrue ?? true }

  func presentationControllerWillDismiss(_ controller: inout Instance, _ presented: ControllerID) {
    answer("willDismiss", on: &controller)
  }

  func presentationControllerDidDismiss(_ controller: inout Instance, _ presented: ControllerID) {
    answer("didDismiss", on: &controller)
  }

  func presentationControllerDidAttemptToDismiss(
    _ controller: inout Instance, _ presented: ControllerID
  ) {
    answer("didAttemptToDismiss", on: &controller)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: inout Instance, _ presented: ControllerID
  ) {
    answer("didChangeSelectedDetentIdentifier", on: &controller)
  }

  func adaptivePresentationStyle(
    _ controller: inout Instance, for presented: ControllerID
  ) -> Presentation.Style? {
    answer("adaptivePresentationStyle", on: &controller)?.word.flatMap(Presentation.Style.init)
  }
}

extension Value {
  /// The controller, if it is one.
  var controller: ControllerID? { if case .controller(let id) = self { id } else { nil } }

  /// The word, if it is one.
  var word: String? { if case .word(let word) = self { word } else { nil } }
}
