import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// A property that views have.
struct ViewProperty: Sendable {
  let read: @Sendable (ViewState) -> Value
  let write: @Sendable (inout ViewState, Value) -> Void

  /// The names of all properties.
  static var names: Set<String> {
    Set(all.keys).union(AppearanceNames.views)
      .union([
        "isFirstResponder", "dataSource", "delegate", "menu", "refreshControl", "hasText",
        "configuration", "inputView", "inputAccessoryView", "showsMenuAsPrimaryAction", "window",
        "arrangedSubviews", "subviews", "superview", "changesSelectionAsPrimaryAction",
        AccessoryView.property,
      ])
      .union(CreatedConstraint.properties)
      .union(GeometryProperty.allCases.map(\.rawValue))
  }

  /// The property `name` of `view`; nil if views have none of that name.
  static func read(
    _ name: String, of view: ViewID, on simulation: inout Simulation
  ) -> Value? {
    if let list = view.list(on: simulation) {
      // A table asks its data source when code first wants to know.
      if name == "numberOfSections" { simulation.loadCounts(of: list) }
      if let value = ListProperty.read(name, of: list, on: simulation) { return value }
    }
    if name == "superview" { return simulation.superview(of: view).map { .view($0) } ?? .nil }
    if let part = CreatedConstraint.part(name, of: view) { return part }
    if name == AccessoryView.property { return simulation.accessoryView(of: view) }
    if name == "gestureRecognizers" {
      return .list(
        simulation.gestureRecognizers(of: view).map { CreatedRecognizer.value($0.name, $0.kind) })
    }
    if name == "isFirstResponder" { return .bool(simulation.firstResponder == .view(view)) }
    if name == "delegate" { return Value(simulation.inputDelegate(of: view)) }
    if name == "dataSource" { return Value(simulation.pickerDataSource(of: view)) }
    if let value = readMenu(name, of: view, on: simulation) { return value }
    if name == "refreshControl" {
      return simulation.refreshControl(of: view).map { .view($0) } ?? .nil
    }
    if let geometry = GeometryProperty(rawValue: name) {
      return geometry.read(view, on: &simulation)
    }
    if let property = ScrollProperty(rawValue: name), simulation.isScrollView(view) {
      return property.read(view, on: &simulation)
    }
    if name == "window" {
      return simulation.controllers.isOnScreen(view.controller) ? .shared(name) : .nil
    }
    if name == "arrangedSubviews" || name == "subviews" {
      return .list(simulation.subviews(of: view).map { .view($0) })
    }
    // Its text is the button's title.
    if name == "titleLabel" { return .view(view) }
    if name == "hasText" { return .bool(simulation[view]?.text?.isEmpty == false) }
    if InputPanelProperty(rawValue: name) != nil { return .nil }
    guard let property = all[name] else { return nil }
    return simulation[view].map(property.read) ?? .nil
  }

  /// Sets the property `name` of `view`; returns whether views have one of that name.
  static func write(
    _ value: Value, _ name: String, of view: ViewID, on simulation: inout Simulation
  ) -> Bool {
    if let list = view.list(on: simulation),
      ListProperty.write(value, name, of: list, on: &simulation)
    {
      return true
    }
    if name == "delegate",
      simulation.textInput(view) != nil || simulation.isPicker(view)
        || simulation.isScrollView(view)
    {
      simulation.input.delegates[view] = value.controller
      return true
    }
    if name == "dataSource", simulation.isPicker(view) {
      simulation.input.pickerDataSources[view] = value.controller
      return true
    }
    if name == AccessoryView.property {
      simulation.setAccessoryView(value.view, of: view)
      return true
    }
    if writeMenu(value, name, of: view, on: &simulation) { return true }
    if name == "refreshControl" { return simulation.setRefreshControl(value.view, of: view) }
    if let geometry = GeometryProperty(rawValue: name) {
      return geometry.write(value, of: view, on: &simulation)
    }
    if let property = ScrollProperty(rawValue: name), simulation.isScrollView(view) {
      return property.write(value, of: view, on: &simulation)
    }
    if let panel = InputPanelProperty(rawValue: name) {
      return panel.write(value, of: view, on: &simulation)
    }
    var value = value
    if name == "selectedBackgroundView", let background = value.view {
      // Only its color is shown.
      let color = simulation[background]?.backgroundColor.map { Value($0) }
      value = .object("UIView", color.map { ["backgroundColor": $0] } ?? [:])
    }
    // Fields and text views have a text, possibly an empty one (TXT-09).
    if name == "text", value == .nil, simulation.textInput(view) != nil { value = .text("") }
    guard let property = all[name] else { return false }
    guard var state = simulation[view] else { return true }
    property.write(&state, value)
    simulation[view] = state
    return true
  }

  private static let all: [String: ViewProperty] = [
    "text": text(\.text), "title": text(\.text), "currentTitle": text(\.text),
    "placeholder": text(\.placeholder),
    "attributedText": text(\.text), "attributedPlaceholder": text(\.placeholder),
    "image": text(\.image),
    "configuration": ViewProperty(
      read: { state in
        .object(
          ButtonConfigurationCall.className,
          ["title": Value(state.text), "image": Value(state.image)])
      },
      write: { state, value in
        guard case .object(_, let fields) = value else { return }
        if let title = fields["title"] { state.text = title.optionalText }
        if let image = fields["image"] { state.image = image.optionalText }
      }),
    "tag": ViewProperty(
      read: { .number(Double($0.tag)) }, write: { $0.tag = $1.integer ?? $0.tag }),
    "accessibilityLabel": text(\.accessibilityLabel),
    "axis": ViewProperty(
      read: { state in state.axis.map { .word($0.rawValue) } ?? .nil },
      write: { $0.axis = $1.word.flatMap(LayoutAxis.init) ?? $0.axis }),
    "spacing": ViewProperty(
      read: { state in state.spacing.map { .number($0) } ?? .nil },
      write: { $0.spacing = $1.double ?? $0.spacing }),
    "distribution": ViewProperty(
      read: { state in state.distribution.map { .word($0.rawValue) } ?? .nil },
      write: { $0.distribution = $1.word.flatMap(StackDistribution.init) }),
    "alignment": ViewProperty(
      read: { state in state.alignment.map { .word($0.rawValue) } ?? .nil },
      write: { $0.alignment = $1.word.flatMap(StackContent.Alignment.init) }),
    "contentConfiguration": ViewProperty(
      read: { $0.content?.value() ?? .nil }, write: { $0.content = CellContent($1) }),
    "accessories": ViewProperty(
      read: { _ in .list([]) },
      write: { state, value in
        let types = value.elements.compactMap { $0.word.flatMap(CellAccessoryType.init) }
        state.accessoryType = types.first ?? .none
      }),
    "borderStyle": word(\.borderStyle),
    "accessoryType": word(\.accessoryType),
    "isHidden": flag(\.isHidden), "isEnabled": flag(\.isEnabled), "isOn": flag(\.isOn),
    "isSecureTextEntry": flag(\.isSecure), "isAnimating": flag(\.isAnimating),
    "hidesWhenStopped": flag(\.hidesWhenStopped),
    "isSelected": flag(\.isSelected), "isHighlighted": flag(\.isHighlighted),
    "isUserInteractionEnabled": flag(\.isUserInteractionEnabled),
    "isEditable": ViewProperty(
      read: { .bool($0.isEditable ?? true) }, write: { $0.isEditable = $1.isTrue }),
    "isRefreshing": ViewProperty(read: { .bool($0.isRefreshing) }, write: { _, _ in }),
    "alpha": number(\.alpha), "value": limit(\.value), "minimumValue": limit(\.minimumValue),
    "maximumValue": limit(\.maximumValue), "stepValue": number(\.stepValue),
    "wraps": flag(\.wraps), "progress": limit(\.value),
    "font": ViewProperty(
      read: { Value($0.font) }, write: { $0.font = $1.font ?? $0.font }),
    "numberOfLines": ViewProperty(
      read: { .number(Double($0.numberOfLines ?? 1)) },
      write: { $0.numberOfLines = $1.integer ?? $0.numberOfLines }),
    "textAlignment": ViewProperty(
      read: { .word(($0.textAlignment ?? .natural).rawValue) },
      write: {
        $0.textAlignment = $1.word.flatMap(TextAlignment.init) ?? $0.textAlignment
      }),
    "textColor": color(\.textColor), "backgroundColor": color(\.backgroundColor),
    "tintColor": color(\.tintColor),
    "selectedBackgroundView": ViewProperty(
      read: { state in
        guard let color = state.selectedBackground else { return .nil }
        return .object("UIView", ["backgroundColor": Value(color)])
      },
      write: { state, value in
        guard case .object(_, let fields) = value else { return state.selectedBackground = nil }
        state.selectedBackground = fields["backgroundColor"]?.word.map(ColorValue.called) ?? .clear
      }),
    "date": ViewProperty(
      read: { .date($0.value) },
      write: { state, value in if case .date(let seconds) = value { state.value = seconds } }),
    "minimumDate": limit(\.minimumDate), "maximumDate": limit(\.maximumDate),
    "numberOfSegments": ViewProperty(
      read: { .number(Double($0.segmentTitles.count)) }, write: { _, _ in }),
    "hidesForSinglePage": ViewProperty(
      read: { .bool($0.pages.hidesForSinglePage) },
      write: { state, value in
        state.pages = PageControlState(
          numberOfPages: state.pages.numberOfPages, currentPage: state.pages.currentPage,
          hidesForSinglePage: value.isTrue ?? false)
      }),
    "keyboardType": ViewProperty(
      read: { $0.keyboardType.map { .word($0.rawValue) } ?? .nil },
      write: { $0.keyboardType = $1.word.flatMap(KeyboardType.init(rawValue:)) ?? $0.keyboardType }),
    "returnKeyType": ViewProperty(
      read: { $0.returnKeyType.map { .word($0.rawValue) } ?? .nil },
      write: { $0.returnKeyType = $1.word.flatMap(ReturnKey.init(rawValue:)) ?? $0.returnKeyType }),
    "selectedSegmentIndex": ViewProperty(
      read: { .number(Double($0.selectedSegmentIndex ?? -1)) },
      write: { $0.selectedSegmentIndex = $1.integer.flatMap { $0 < 0 ? nil : $0 } }),
    "showsCancelButton": flag(\.showsCancelButton), "showsScopeBar": flag(\.showsScopeBar),
    "scopeButtonTitles": ViewProperty(
      read: { .list($0.segmentTitles.map { .text($0) }) },
      write: { $0.segmentTitles = $1 == .nil ? [] : $1.elements.map(\.text) }),
    "selectedScopeButtonIndex": ViewProperty(
      read: { .number(Double($0.selectedSegmentIndex ?? 0)) },
      write: { $0.selectedSegmentIndex = $1.integer }),
    "currentPage": ViewProperty(
      read: { .number(Double($0.pages.currentPage)) },
      write: { $0.pages.show($1.integer ?? 0) }),
    "numberOfPages": ViewProperty(
      read: { .number(Double($0.pages.numberOfPages)) },
      write: { state, value in
        state.pages = PageControlState(
          numberOfPages: value.integer ?? 0, currentPage: state.pages.currentPage,
          hidesForSinglePage: state.pages.hidesForSinglePage)
      }),
    "transform": ViewProperty(
      read: { state in
        guard state.transform != .identity else { return .word("identity") }
        return .record(["a": .number(state.transform.a), "d": .number(state.transform.d)])
      },
      write: { state, value in
        if value.word == "identity" { state.transform = .identity }
        guard case .record(let fields) = value, case .number(let a)? = fields["a"],
          case .number(let d)? = fields["d"]
        else { return }
        state.transform = .scale(a, d)
      }),
  ]

  private static func text(
    _ path: WritableKeyPath<ViewState, String?> & Sendable
  ) -> ViewProperty {
    ViewProperty(
      read: { Value($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1.optionalText })
  }

  private static func word<Word: RawRepresentable<String> & SendableMetatype>(
    _ path: WritableKeyPath<ViewState, Word> & Sendable
  ) -> ViewProperty {
    ViewProperty(
      read: { .word($0[keyPath: path].rawValue) },
      write: { $0[keyPath: path] = $1.word.flatMap(Word.init) ?? $0[keyPath: path] })
  }

  private static func flag(_ path: WritableKeyPath<ViewState, Bool> & Sendable) -> ViewProperty {
    ViewProperty(
      read: { .bool($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1.isTrue ?? false })
  }

  private static func number(
    _ path: WritableKeyPath<ViewState, Double> & Sendable
  ) -> ViewProperty {
    ViewProperty(
      read: { .number($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1.double ?? $0[keyPath: path] })
  }

  /// A number that limits the value of a control, or is limited.
  private static func limit(
    _ path: WritableKeyPath<ViewState, Double> & Sendable
  ) -> ViewProperty {
    ViewProperty(
      read: { .number($0[keyPath: path]) },
      write: { state, value in
        state[keyPath: path] = value.double ?? state[keyPath: path]
        state.limitValue()
      })
  }

  /// A date that a date picker does not pass; nil for none.
  private static func limit(_ path: WritableKeyPath<ViewState, Double?> & Sendable) -> ViewProperty
  {
    ViewProperty(
      read: { $0[keyPath: path].map { .date($0) } ?? .nil },
      write: { state, value in
        if case .date(let seconds) = value {
          state[keyPath: path] = seconds
        } else {
          state[keyPath: path] = nil
        }
      })
  }

  private static func color(_ path: WritableKeyPath<ViewState, ColorValue?> & Sendable)
    -> ViewProperty
  {
    ViewProperty(
      read: { $0[keyPath: path].map { Value($0) } ?? .nil },
      write: { $0[keyPath: path] = $1.word.map(ColorValue.called) })
  }
}

/// Menus of buttons.
extension ViewProperty {
  private static let menuNames: Set<String> = [
    "menu", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction",
  ]

  private static func readMenu(
    _ name: String, of view: ViewID, on simulation: Simulation
  ) -> Value? {
    guard Self.menuNames.contains(name) else { return nil }
    guard simulation.template(of: view)?.elementKind == .button else { return .nil }
    if name == "changesSelectionAsPrimaryAction" {
      return .bool(simulation[view]?.changesSelectionAsPrimaryAction ?? false)
    }
    let menu = simulation[view.controller]?.menus[view.object]
    return name == "menu" ? Value(menu?.content) : .bool(menu?.isPrimaryAction ?? false)
  }

  private static func writeMenu(
    _ value: Value, _ name: String, of view: ViewID, on simulation: inout Simulation
  ) -> Bool {
    guard view.cell == nil, simulation.template(of: view)?.elementKind == .button else {
      return false
    }
    switch name {
    case "menu":
      simulation.updateMenu(view.object, of: view.controller) { $0.content = value.menu }
    case "showsMenuAsPrimaryAction":
      simulation.updateMenu(view.object, of: view.controller) {
        $0.isPrimaryAction = value.isTrue ?? false
      }
    case "changesSelectionAsPrimaryAction":
      simulation[view]?.changesSelectionAsPrimaryAction = value.isTrue ?? false
    default: return false
    }
    simulation.showSelection(of: view)
    return true
  }
}

extension ViewID {
  /// The view as a list; nil for another view.
  func list(on simulation: Simulation) -> ListID? {
    let list = ListID(object, of: controller)
    return cell == nil && simulation.isList(list) ? list : nil
  }
}
