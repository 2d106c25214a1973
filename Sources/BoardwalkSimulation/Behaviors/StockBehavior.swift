/// The behavior of a class without code, which does nothing.
public struct StockBehavior: ControllerBehavior {
  init() {}
}
