import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Item menus in Swift")
struct ItemMenuTests {
  /// Code of a collection whose items have menus with these actions.
  private struct Menus: CollectionViewDataSource, CollectionViewMenuDelegate {
    var actionsOffered: Set<MenuAction> = [.copy]
    var hasItemMenus = true

    func collectionView(
      _ controller: inout Instance, numberOfItemsIn section: Int, of collection: ListID
    ) -> Int { 3 }

    func collectionView(
      _ controller: inout Instance, cellForItemAt path: ItemPath, of collection: ListID
    ) -> CellID? {
      let cell = controller.dequeueReusableCell(
        withIdentifier: "Cells", in: collection, for: path)
      if let cell { controller[cell, "label"]?.text = "\(path)" }
      return cell
    }

    func collectionView(
      _ controller: inout Instance, shouldShowMenuForItemAt path: ItemPath, of collection: ListID
    ) -> Bool { path.item > 0 }

    func collectionView(
      _ controller: inout Instance, canPerform action: MenuAction, forItemAt path: ItemPath,
      of collection: ListID
    ) -> Bool { actionsOffered.contains(action) }

    func collectionView(
      _ controller: inout Instance, perform action: MenuAction, forItemAt path: ItemPath,
      of collection: ListID
    ) {
      controller.pasteboard.string = "\(path)"
      controller.log(action.rawValue)
    }
  }

  private func press(_ walk: inout Walk, _ text: String) throws {
    try walk.perform(.touch(walk.touchable(text), .press(milliseconds: 600)))
  }

  @Test("COL-30: choosing an entry closes the menu")
  func choosing() throws {
    var walk = try SketchedApp(.collection("a")).launch([
      "AViewController": Menus(actionsOffered: [.copy, .paste])
    ])
    let before = walk.simulation
    try press(&walk, "[0, 1]")
    let grid = try walk.grid()
    #expect(walk.simulation[grid]?.menu?.path == ItemPath(item: 1))
    #expect(walk.simulation != before, "a menu is a part of what is shown")
    #expect(
      walk.simulation.touchables.filter { $0.role == .menuItem }.map(\.texts) == [
        ["Copy"], ["Paste"],
      ])
    try walk.tap("Copy")
    #expect(walk.logs == ["copy:"])
    #expect(walk.simulation.pasteboard.string == "[0, 1]")
    #expect(walk.simulation[grid]?.menu == nil)
  }

  @Test("COL-30: no menu opens without a configuration or entries")
  func refusing() throws {
    for (code, item) in [
      (Menus(), "[0, 0]"), (Menus(hasItemMenus: false), "[0, 1]"),
      (Menus(actionsOffered: []), "[0, 1]"),
    ] {
      var walk = try SketchedApp(.collection("a")).launch(["AViewController": code])
      try press(&walk, item)
      #expect(walk.simulation[try walk.grid()]?.menu == nil)
    }
  }

  @Test("a reload closes the menu")
  func reload() throws {
    var walk = try SketchedApp(.collection("a")).launch(["AViewController": Menus()])
    try press(&walk, "[0, 2]")
    let grid = try walk.grid()
    #expect(walk.simulation[grid]?.menu != nil)
    walk.act { $0.reloadData(of: grid) }
    #expect(walk.simulation[grid]?.menu == nil)
  }
}
