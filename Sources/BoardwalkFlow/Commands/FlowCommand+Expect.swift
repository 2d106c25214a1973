import BoardwalkBase

extension FlowCommand {
  static let expect = FlowCommand(
    name: "expect",
    forms: ["expect EXPECTATION", "expect EXPECTATION, EXPECTATION"],
    summary: "requires things to be so, in the app as it is or in what the last line called"
  ) { (reader) throws(SyntaxError) in
    var expectations: [Placed<FlowExpectation>] = []
    repeat { expectations.append(try reader.expectation()) } while reader.takesSymbol(",")
    return .expect(expectations)
  }
}
