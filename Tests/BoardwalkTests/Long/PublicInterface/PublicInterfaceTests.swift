import Testing

@Suite("Public interface")
struct PublicInterfaceTests {
  private let interface: PublicInterface

  init() throws { interface = try PublicInterface(of: Repository()) }

  @Test("Exports.swift exports every public type of lower targets from its module")
  func exports() {
    let declared = interface.declarations.filter { !$0.isFacade && $0.isType }
    #expect(interface.exports == Set(declared.map { "\($0.kind) \($0.target).\($0.name)" }))
    #expect(interface.exports.count > 50)
  }

  @Test("PublicInterface.md lists every public type once and nothing else")
  func article() {
    let types = interface.declarations.filter(\.isType).map(\.name)
    #expect(interface.listed.sorted() == types.sorted())
  }

  @Test("only exported types have public members")
  func extensions() {
    let types = Set(interface.declarations.filter(\.isType).map(\.name))
    for name in interface.extended {
      #expect(types.contains(name), "\(name) has public members, but is not exported")
    }
  }

  @Test("no public type has the name of a type that Apple's frameworks export")
  func clashes() {
    let names = Set(interface.declarations.filter(\.isType).map(\.name))
    #expect(names.filter { AppleNames.all.contains(Substring($0)) } == [])
    #expect(AppleNames.all.contains("View") && AppleNames.all.contains("Notification"))
  }

  @Test("at most 900 declarations are public below the facade")
  func size() {
    #expect(interface.declarations.count { !$0.isFacade } <= 900)
  }
}
