import BoardwalkSimulation

/// Code that only writes down, on the console, that it was called and with what.
struct Diary: ControllerBehavior {
  func initCoder(_ controller: inout Instance) { controller.log("code: init") }
  func awakeFromNib(_ controller: inout Instance) { controller.log("code: awake") }
  func loadView(_ controller: inout Instance) { controller.log("code: loadView") }
  func viewDidLoad(_ controller: inout Instance) { controller.log("code: didLoad") }

  func viewWillAppear(_ controller: inout Instance, animated: Bool) {
    controller.log("code: willAppear \(moves(controller, animated))")
  }

  func viewIsAppearing(_ controller: inout Instance, animated: Bool) {
    controller.log("code: isAppearing \(moves(controller, animated))")
  }

  func viewDidAppear(_ controller: inout Instance, animated: Bool) {
    controller.log("code: didAppear \(moves(controller, animated))")
  }

  func viewWillDisappear(_ controller: inout Instance, animated: Bool) {
    controller.log("code: willDisappear \(moves(controller, animated))")
  }

  func viewDidDisappear(_ controller: inout Instance, animated: Bool) {
    controller.log("code: didDisappear \(moves(controller, animated))")
  }

  func willMove(_ controller: inout Instance, toParent parent: ControllerID?) {
    controller.log("code: willMove \(name(parent, controller))")
  }

  func didMove(_ controller: inout Instance, toParent parent: ControllerID?) {
    controller.log("code: didMove \(name(parent, controller))")
  }

  func deinitialize(_ controller: inout Instance) { controller.log("code: deinit") }

  private func moves(_ controller: Instance, _ animated: Bool) -> String {
    let moves = [
      animated ? "animated" : "at once",
      controller.isMovingToParent ? "movingTo" : nil,
      controller.isMovingFromParent ? "movingFrom" : nil,
      controller.isBeingPresented ? "presented" : nil,
      controller.isBeingDismissed ? "dismissed" : nil,
    ]
    return moves.compactMap { $0 }.joined(separator: ", ")
  }

  private func name(_ id: ControllerID?, _ controller: Instance) -> String {
    id.flatMap { controller.simulation[$0]?.name } ?? "nil"
  }
}
