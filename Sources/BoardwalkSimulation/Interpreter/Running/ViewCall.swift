/// A call on a view: `segments.titleForSegment(at: 0)`.
enum ViewCall {
  /// The methods.
  static let methods = MethodTable<ViewID>(table)

  private typealias Call = MethodTable<ViewID>.Method

  /// A call that reads and changes nothing but the state of the view.
  private static func ofState(
    _ body: @escaping @Sendable (inout ViewState, [Value]) -> Value
  ) -> Call {
    { simulation, view, arguments in
      guard var state = simulation[view] else { return .nil }
      let answer = body(&state, arguments)
      if state != simulation[view] { simulation[view] = state }
      return answer
    }
  }

  private static let table = segments.merging(pickers) { first, _ in first }
    .merging(others) { first, _ in first }

  private static let others: [String: Call] = [
    "defaultContentConfiguration()": { _, _, _ in .object(CellContent.className, [:]) },
    "becomeFirstResponder()": { simulation, view, _ in
      .bool(simulation.becomeFirstResponder(.view(view)))
    },
    "resignFirstResponder()": { simulation, view, _ in
      .bool(simulation.resignFirstResponder(.view(view)))
    },
    "endEditing(_:)": { simulation, view, arguments in
      .bool(simulation.endEditing(in: view, force: arguments[0].isTrue ?? false))
    },
    "setContentOffset(_:animated:)": { simulation, view, arguments in
      guard let offset = arguments[0].point else { return .nil }
      simulation.setContentOffset(offset, of: view, animated: arguments[1].isTrue ?? false)
      return .nil
    },
    "setZoomScale(_:animated:)": { simulation, view, arguments in
      if let scale = arguments[0].double { simulation.setZoomScale(scale, of: view) }
      return .nil
    },
    "scrollRectToVisible(_:animated:)": { simulation, view, arguments in
      guard let rect = arguments[0].rect else { return .nil }
      simulation.scrollToVisible(rect, in: view, animated: arguments[1].isTrue ?? false)
      return .nil
    },
    "viewWithTag(_:)": { simulation, view, arguments in
      guard let tag = arguments[0].integer else { return .nil }
      return simulation.view(withTag: tag, in: view).map { .view($0) } ?? .nil
    },
  ]

  private static let pickers: [String: Call] = [
    "selectRow(_:inComponent:animated:)": { simulation, view, arguments in
      guard let row = arguments[0].integer, let component = arguments[1].integer else {
        return .nil
      }
      simulation.selectRow(row, inComponent: component, of: view)
      return .nil
    },
    "selectedRow(inComponent:)": ofState { state, arguments in
      .number(Double(state.selectedRow(inComponent: arguments[0].integer ?? 0)))
    },
    "numberOfRows(inComponent:)": { simulation, view, arguments in
      let component = arguments[0].integer ?? 0
      return .number(Double(simulation.numberOfRows(inComponent: component, of: view) ?? 0))
    },
    "reloadAllComponents()": reload, "reloadComponent(_:)": reload,
  ]

  private static let reload: Call = { simulation, view, _ in
    simulation.reloadPicker(view)
    return .nil
  }

  private static let segments: [String: Call] = [
    "titleForSegment(at:)": ofState { state, arguments in
      let index = arguments.first?.integer ?? -1
      return state.segmentTitles.indices.contains(index) ? .text(state.segmentTitles[index]) : .nil
    },
    "setTitle(_:forSegmentAt:)": ofState { state, arguments in
      guard let index = arguments.last?.integer, state.segmentTitles.indices.contains(index) else {
        return .nil
      }
      state.segmentTitles[index] = arguments.first?.optionalText ?? ""
      return .nil
    },
    "setEnabled(_:forSegmentAt:)": ofState { state, arguments in
      guard let index = arguments[1].integer, state.segmentTitles.indices.contains(index) else {
        return .nil
      }
      let title = state.segmentTitles[index]
      if arguments[0].isTrue == true {
        state.disabledTitles.remove(title)
      } else {
        state.disabledTitles.insert(title)
      }
      return .nil
    },
    "isEnabledForSegment(at:)": ofState { state, arguments in
      let index = arguments[0].integer ?? -1
      return .bool(
        state.segmentTitles.indices.contains(index)
          && !state.disabledTitles.contains(state.segmentTitles[index]))
    },
    "insertSegment(withTitle:at:animated:)": ofState { state, arguments in
      guard arguments.count > 1, let index = arguments[1].integer else { return .nil }
      state.insertSegment(arguments[0].optionalText ?? "", at: index)
      return .nil
    },
    "removeSegment(at:animated:)": ofState { state, arguments in
      if let index = arguments.first?.integer { state.removeSegment(at: index) }
      return .nil
    },
    "removeAllSegments()": ofState { state, _ in
      state.segmentTitles = []
      state.selectedSegmentIndex = nil
      return .nil
    },
  ]
}

extension ViewState {
  /// Inserts a segment, at the end if `index` is beyond it. The selected segment stays selected.
  fileprivate mutating func insertSegment(_ title: String, at index: Int) {
    let place = min(max(index, 0), segmentTitles.count)
    segmentTitles.insert(title, at: place)
    if let selected = selectedSegmentIndex, selected >= place {
      selectedSegmentIndex = selected + 1
    }
  }

  /// Removes a segment; if it was selected, none is.
  fileprivate mutating func removeSegment(at index: Int) {
    guard segmentTitles.indices.contains(index) else { return }
    segmentTitles.remove(at: index)
    guard let selected = selectedSegmentIndex, selected >= index else { return }
    selectedSegmentIndex = selected == index ? nil : selected - 1
  }
}
