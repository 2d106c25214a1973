import BoardwalkFlow
import Testing

@Suite("Traces as text")
struct TraceTextTests {
  @Test("times are printed on change, names in a column, and system containers are hidden")
  func push() throws {
    var session = FlowSession(HomepwnerApp.graph)
    _ = try session.run(.tap(FlowTarget("Rusty Spork")))
    #expect(
      TraceText().render(session.trace) == """
          0.00  Items   delegate shouldHighlight [0, 0]: yes
                Items   delegate didHighlight [0, 0]
                Items   delegate didUnhighlight [0, 0]
                Items   delegate willSelect [0, 0]
                Items   shouldPerformSegue "showItem": yes
                Detail  init(coder:)
                Detail  awakeFromNib
                Items   prepare(for: "showItem") → Detail from cell "Rusty Spork"
                Detail  willMove(toParent: navigation controller)
                Items   delegate didSelect [0, 0]
                Items   delegate performPrimaryAction [0, 0]
          turn  Detail  viewDidLoad
                Items   viewWillDisappear
                Detail  viewWillAppear
                Detail  viewIsAppearing
          0.35  Items   viewDidDisappear
                Detail  viewDidAppear
                Detail  didMove(toParent: navigation controller)

        """)
  }

  @Test("system containers are shown on request")
  func stock() {
    var text = TraceText()
    text.hidesStockContainers = false
    let trace = text.render(FlowSession(HomepwnerApp.graph).trace)
    #expect(trace.contains("navigation controller  viewWillAppear\n"))
  }

  @Test("an empty trace is an empty text")
  func empty() {
    #expect(TraceText().render([]) == "")
  }
}
