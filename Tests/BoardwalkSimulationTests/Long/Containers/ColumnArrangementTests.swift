import BoardwalkGraph
import Testing

@testable import BoardwalkSimulation

@Suite("Collapsing and expanding columns")
struct ColumnArrangementTests {
  private let primary = ControllerID(number: 1)
  private let supplementary = ControllerID(number: 2)
  private let secondary = ControllerID(number: 3)
  private let compact = ControllerID(number: 4)
  private let root = ControllerID(number: 5)

  private func state(
    _ columns: [SplitState.Column: ControllerID], hasColumnStyle: Bool = true
  ) -> SplitState {
    var state = SplitState(.createdByCode(.splitViewController, name: "split"))
    state.hasColumnStyle = hasColumnStyle
    state.columns = columns
    return state
  }

  @Test("SPL-04: the other columns go on the primary stack")
  func collapse() {
    var state = state([.primary: primary, .supplementary: supplementary, .secondary: secondary])
    let arrangement = state.collapse(ontoStack: [root])
    #expect(
      arrangement
        == ColumnArrangement(children: [primary], primaryStack: [root, supplementary, secondary]))
    #expect(state.isCollapsed && state.visibleColumns == [primary])
  }

  @Test("SPL-12: the compact column replaces the others")
  func compactColumn() {
    var state = state([.primary: primary, .secondary: secondary, .compact: compact])
    #expect(state.collapse(ontoStack: [root]) == ColumnArrangement(children: [compact]))
    #expect(
      state.expand(fromStack: [root], to: .oneBesideSecondary)
        == ColumnArrangement(children: [primary, secondary]))
  }

  @Test("a primary column without a stack stays alone")
  func noStack() {
    var state = state([.primary: primary, .secondary: secondary])
    #expect(state.collapse(ontoStack: nil) == nil)
    #expect(state.isCollapsed)
  }

  @Test("SPL-05: with a column style, pushed columns leave the stack")
  func expand() {
    var state = state([.primary: primary, .secondary: secondary])
    _ = state.collapse(ontoStack: [root])
    let arrangement = state.expand(fromStack: [root, secondary], to: .oneBesideSecondary)
    #expect(
      arrangement == ColumnArrangement(children: [primary, secondary], primaryStack: [root]))
  }

  @Test("SPL-05: in the older style, the top of the stack becomes the secondary column")
  func olderStyle() {
    let pushed = ControllerID(number: 6)
    var state = state([.primary: primary, .secondary: secondary], hasColumnStyle: false)
    _ = state.collapse(ontoStack: [root])
    let arrangement = state.expand(
      fromStack: [root, secondary, pushed], to: .oneBesideSecondary)
    #expect(state.columns[.secondary] == pushed)
    #expect(
      arrangement
        == ColumnArrangement(
          children: [primary, pushed], primaryStack: [root], removed: [secondary]))
  }

  @Test("SPL-11: the columns after the chosen one leave the stack")
  func topColumn() {
    var state = state([.primary: primary, .supplementary: supplementary, .secondary: secondary])
    #expect(state.arrangement(withOnTop: .primary, ofStack: [root]) == nil)
    _ = state.collapse(ontoStack: [root])
    let arrangement = state.arrangement(
      withOnTop: .supplementary, ofStack: [root, supplementary, secondary])
    #expect(arrangement?.primaryStack == [root, supplementary])
    #expect(arrangement?.removed == [secondary])
  }

  @Test("a change of the display mode names the columns that it hides and shows")
  func displayMode() {
    var state = state([.primary: primary, .supplementary: supplementary, .secondary: secondary])
    state.displayMode = .twoBesideSecondary
    var change = state.change(to: .oneBesideSecondary)
    #expect(change.hidden == [.primary] && change.shown.isEmpty)
    change = state.change(to: .secondaryOnly)
    #expect(change.hidden == [.supplementary])
    change = state.change(to: .twoOverSecondary)
    #expect(change.shown == [.primary, .supplementary])
  }
}
