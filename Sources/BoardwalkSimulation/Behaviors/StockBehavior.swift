/// The code of a class that has none of its own: only what UIKit does.
public struct StockBehavior: ControllerBehavior {
  init() {}
}
