import BoardwalkDocument
import Testing

@Suite("Connections and constraints")
struct ConnectionTests {
  @Test("segues are found with their sources, and other elements are not segues")
  func segues() throws {
    let document = try #require(
      Document(
        xml: """
          <document><viewController id="v"><connections>
          <segue destination="d" kind="show" identifier="" animates="NO" id="a"/>
          <segue destination="e" kind="unwind" unwindAction="done:" identifier="back" id="b"/>
          <segue destination="f" kind="relationship" relationship="rootViewController" id="c"/>
          <segue destination="g" kind="teleport" id="d"/>
          </connections></viewController><inferredMetricsTieBreakers><segue reference="a"/>
          </inferredMetricsTieBreakers></document>
          """))
    let segues = document.elements(of: .segue).map(Segue.init)
    #expect(segues.map(\.kind) == [.show, .unwind, .relationship, nil, nil])
    #expect(segues.map(\.identifier) == [nil, "back", nil, nil, nil])
    #expect(segues.map(\.animates) == [false, true, true, true, true])
    #expect(segues[1].unwindAction == "done:")
    #expect(segues.map { $0.source?["id"] } == ["v", "v", "v", "v", nil])
    let controller = try #require(document.viewControllers.first)
    #expect(controller.relationships.map(\.destinationID) == ["f"])
    #expect(controller.segues.count == 4)
  }

  @Test("a constraint without a first item applies to its view")
  func constraints() throws {
    let document = try #require(
      Document(
        xml: """
          <view id="v"><constraints>
          <constraint firstAttribute="width" constant="20.5" priority="750" id="a"/>
          <constraint firstItem="x" firstAttribute="top" relation="greaterThanOrEqual" \
          secondItem="y" secondAttribute="bottom" multiplier="16:9" symbolic="YES" id="b"/>
          </constraints></view>
          """))
    let constraints = document.elements(of: .constraint).map(Constraint.init)
    #expect(constraints.map(\.firstItemID) == [nil, "x"])
    #expect(constraints.map(\.constant) == [20.5, 0])
    #expect(constraints.map(\.priority) == [750, 1000])
    #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual])
    #expect(constraints.map { $0.multiplier?.value } == [1, 16.0 / 9])
    #expect(constraints.map(\.isSymbolic) == [false, true])
    #expect(constraints.allSatisfy { $0.owner == document.root })
  }

  @Test("a multiplier keeps its spelling")
  func multipliers() {
    #expect(Multiplier("1/3")?.spelling == "1/3")
    #expect(Multiplier("1/4")?.value == 0.25)
    #expect(Multiplier("2:0") == nil)
    #expect(Multiplier("wide") == nil)
  }

  @Test("a runtime attribute has its value in an attribute or an element")
  func runtimeAttributes() throws {
    let document = try #require(
      Document(
        xml: """
          <view customClass="Badge" customModule="App" customModuleProvider="target">
          <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="text" value="New"/>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="8"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes></view>
          """))
    let view = View(document.root)
    #expect(view.runtimeAttributes.map(\.keyPath) == ["text", "layer.cornerRadius"])
    #expect(view.runtimeAttributes.map(\.value) == ["New", nil])
    #expect(view.runtimeAttributes.map { $0.valueElement?["value"] } == [nil, "8"])
    #expect(view.customClass?.name == "Badge")
    #expect(view.customClass?.isInTarget == true)
  }
}
