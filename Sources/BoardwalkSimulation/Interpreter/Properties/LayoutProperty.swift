import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// The properties of a flow layout: lengths are in points.
struct LayoutProperty: Sendable {
  let read: @Sendable (FlowSettings) -> Value
  let write: @Sendable (inout FlowSettings, Value) -> Void

  /// The names of all properties.
  static var names: Set<String> { Set(all.keys) }

  /// The property `name` of the layout of `list`; nil if layouts have none of that name.
  static func read(_ name: String, of list: ListID, on simulation: Simulation) -> Value? {
    all[name].map { $0.read(simulation.flowSettings(of: list)) }
  }

  /// Sets the property `name` of the layout of `list`, which lays everything out anew (FLOW-15);
  /// returns whether layouts have one of that name.
  static func write(
    _ value: Value, _ name: String, of list: ListID, on simulation: inout Simulation
  ) -> Bool {
    guard let property = all[name] else { return false }
    simulation.updateFlowLayout(of: list) { property.write(&$0, value) }
    return true
  }

  fileprivate static let all: [String: LayoutProperty] = [
    "itemSize": size(\.itemSize), "headerReferenceSize": size(\.headerReferenceSize),
    "footerReferenceSize": size(\.footerReferenceSize),
    "minimumLineSpacing": number(\.minimumLineSpacing),
    "minimumInteritemSpacing": number(\.minimumInteritemSpacing),
    "sectionInset": LayoutProperty(
      read: { Value($0.sectionInset) },
      write: { $0.sectionInset = $1.insets ?? $0.sectionInset }),
    "scrollDirection": LayoutProperty(
      read: { .word($0.scrollDirection == .vertical ? "vertical" : "horizontal") },
      write: { $0.scrollDirection = $1.word == "horizontal" ? .horizontal : .vertical }),
  ]

  private static func size(
    _ path: WritableKeyPath<FlowSettings, LayoutSize> & Sendable
  ) -> LayoutProperty {
    LayoutProperty(
      read: { Value($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1.size ?? $0[keyPath: path] })
  }

  private static func number(
    _ path: WritableKeyPath<FlowSettings, Double> & Sendable
  ) -> LayoutProperty {
    LayoutProperty(
      read: { .number($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1.double ?? $0[keyPath: path] })
  }
}

extension FlowSettings {
  /// The layout with the properties `fields`, which a behavior created.
  init(_ fields: [String: Value]) {
    self.init()
    for (name, value) in fields { LayoutProperty.write(value, name, in: &self) }
  }
}

extension LayoutProperty {
  fileprivate static func write(_ value: Value, _ name: String, in settings: inout FlowSettings) {
    all[name]?.write(&settings, value)
  }
}
