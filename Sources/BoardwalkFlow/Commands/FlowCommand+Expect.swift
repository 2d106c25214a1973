import BoardwalkBase

extension FlowCommand {
  static let expect = FlowCommand(
    name: "expect",
    forms: ["expect EXPECTATION", "expect EXPECTATION, EXPECTATION"],
    summary: "checks the screen, the controllers, or the callbacks of the last step"
  ) { (reader) throws(SyntaxError) in
    var expectations: [Placed<FlowExpectation>] = []
    repeat { expectations.append(try reader.expectation()) } while reader.consume(symbol: ",")
    return .expect(expectations)
  }
}
