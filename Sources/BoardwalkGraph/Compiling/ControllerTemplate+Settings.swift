import BoardwalkDocument

extension ControllerTemplate.Presentation {
  /// The presentation properties of `controller`, consumed from `rest`.
  init(compiling controller: ViewController, takenFrom rest: inout UnmodeledContent) {
    self.init(
      style: controller.modalPresentationStyle,
      transition: controller.modalTransitionStyle,
      definesContext: controller.definesPresentationContext,
      providesTransitionStyle: controller.providesPresentationContextTransitionStyle)
    rest.consume("modalPresentationStyle")
    rest.consume("modalTransitionStyle", if: transition != nil)
    rest.consumeFlag("definesPresentationContext")
    rest.consumeFlag("providesPresentationContextTransitionStyle")
  }
}

extension ControllerTemplate.Navigation {
  /// A navigation controller's settings, taken from `rest` but for the bar; nil for any other kind.
  init?(compiling controller: ViewController, takenFrom rest: inout UnmodeledContent) {
    guard controller.kind == .navigationController else { return nil }
    self.init(
      isBarHidden: controller.isNavigationBarHidden,
      isToolbarHidden: controller.isToolbarHidden,
      prefersLargeTitles: controller.prefersLargeTitles)
    rest.consumeFlag("navigationBarHidden")
    rest.consumeFlag("toolbarHidden")
  }
}

extension ControllerTemplate.Pages {
  /// A page view controller's settings, taken from `rest`; nil for any other kind.
  init?(compiling controller: ViewController, takenFrom rest: inout UnmodeledContent) {
    guard controller.kind == .pageViewController else { return nil }
    self.init(
      transitionStyle: controller.pageTransitionStyle,
      navigationOrientation: controller.navigationOrientation,
      spineLocation: controller.spineLocation,
      isDoubleSided: controller.isDoubleSided)
    for name in ["transitionStyle", "navigationOrientation", "spineLocation"] { rest.consume(name) }
    rest.consumeFlag("doubleSided")
  }
}
