import BoardwalkDocument

extension ControllerTemplate.Presentation {
  /// What `controller` says of presentations of it, which is taken from `rest`.
  init(compiling controller: ViewController, takenFrom rest: inout UnmodeledContent) {
    self.init(
      style: controller.modalPresentationStyle,
      transition: controller.modalTransitionStyle,
      definesContext: controller.definesPresentationContext,
      providesTransitionStyle: controller.providesPresentationContextTransitionStyle)
    rest.take("modalPresentationStyle")
    rest.take("modalTransitionStyle")
    rest.takeFlag("definesPresentationContext")
    rest.takeFlag("providesPresentationContextTransitionStyle")
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
    rest.takeFlag("navigationBarHidden")
    rest.takeFlag("toolbarHidden")
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
    for name in ["transitionStyle", "navigationOrientation", "spineLocation"] { rest.take(name) }
    rest.takeFlag("doubleSided")
  }
}
