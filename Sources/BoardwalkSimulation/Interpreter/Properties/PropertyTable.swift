/// A property that behaviors read of a part of the app, such as a list, and may set.
struct Property<Subject: Sendable>: Sendable {
  let read: @Sendable (Simulation, Subject) -> Value

  /// Nil if it can only be read.
  let write: (@Sendable (inout Simulation, Subject, Value) -> Void)?

  /// A property that can be read, and set.
  init(
    read: @escaping @Sendable (Simulation, Subject) -> Value,
    write: @escaping @Sendable (inout Simulation, Subject, Value) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// A property that can only be read.
  init(_ read: @escaping @Sendable (Simulation, Subject) -> Value) {
    self.read = read
    write = nil
  }
}

/// The properties of one kind of part, by their names.
struct PropertyTable<Subject: Sendable>: Sendable {
  private let properties: [String: Property<Subject>]

  init(_ properties: [String: Property<Subject>]) { self.properties = properties }

  /// The names of all properties.
  var names: Set<String> { Set(properties.keys) }

  /// The property `name` of `subject`; nil if there is none of that name.
  func read(_ name: String, of subject: Subject, on simulation: Simulation) -> Value? {
    properties[name]?.read(simulation, subject)
  }

  /// Sets the property `name` of `subject`; returns whether there is one that can be set.
  func write(
    _ value: Value, _ name: String, of subject: Subject, on simulation: inout Simulation
  ) -> Bool {
    guard let write = properties[name]?.write else { return false }
    write(&simulation, subject, value)
    return true
  }
}
