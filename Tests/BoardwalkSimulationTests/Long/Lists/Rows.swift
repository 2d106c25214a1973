import BoardwalkPlatform
import BoardwalkSimulation
import Testing

/// Code of a table that shows what its state holds, and does what a test wants besides.
struct Rows: TableViewDataSource, TableViewDelegate, TableViewEditing, TableViewMoving {
  struct State: Hashable, Sendable {
    var sections: [[String]]
    var isStale = false
  }

  typealias Step = @Sendable (inout RunningController<Rows>) -> Void
  typealias AtPath<Answer> = @Sendable (inout RunningController<Rows>, ItemPath) -> Answer

  let initialState: State
  var actions: [String: Handler]?
  var identifier: String? = "Item"
  var hasRows = true
  var onLoad: Step = { _ in }
  var onWillAppear: Step = { _ in }
  var onPrepare: @Sendable (inout Instance, StoryboardSegue) -> Void = { _, _ in }
  var onSelect: AtPath<Void> = { _, _ in }
  var fill: AtPath<CellID?>?
  var headers: [String?] = []
  var footers: [String?] = []
  var height: @Sendable (ItemPath) -> Double? = { _ in nil }
  var headerView: @Sendable (inout Instance, Int) -> CellID? = { _, _ in nil }
  var highlights: @Sendable (ItemPath) -> Bool = { _ in true }
  var selects: @Sendable (ItemPath) -> ItemPath? = { $0 }
  var style: @Sendable (ItemPath) -> CellEditingStyle = { _ in .delete }
  var moves: @Sendable (ItemPath) -> Bool = { _ in true }
  var deletesSilently = false

  init(_ sections: [String]..., change: (inout Rows) -> Void = { _ in }) {
    initialState = State(sections: sections)
    change(&self)
  }

  func viewDidLoad(_ controller: inout Instance) { onLoad(&controller) }

  func viewWillAppear(_ controller: inout Instance, animated: Bool) { onWillAppear(&controller) }

  func prepare(_ controller: inout Instance, for segue: StoryboardSegue) {
    onPrepare(&controller, segue)
  }

  func isDataSource(_ controller: inout Instance, of table: ListID) -> Bool { hasRows }

  func numberOfSections(_ controller: inout Instance, in table: ListID) -> Int {
    controller.state.sections.count
  }

  func tableView(
    _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
  ) -> Int { controller.state.sections[section].count }

  func tableView(
    _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
  ) -> CellID? {
    if let fill { return fill(&controller, path) }
    let text = controller.state.sections[path.section][path.item]
    guard let identifier,
      let cell = controller.dequeueReusableCell(
        withIdentifier: identifier, in: table, for: path)
    else { return nil }
    controller[cell, "nameLabel"]?.text = text
    return cell
  }

  func tableView(
    _ controller: inout Instance, titleForHeaderIn section: Int, of table: ListID
  ) -> String? { headers.indices.contains(section) ? headers[section] : nil }

  func tableView(
    _ controller: inout Instance, titleForFooterIn section: Int, of table: ListID
  ) -> String? { footers.indices.contains(section) ? footers[section] : nil }

  func tableView(
    _ controller: inout Instance, heightForRowAt path: ItemPath, of table: ListID
  ) -> Double? { height(path) }

  func tableView(
    _ controller: inout Instance, viewForHeaderIn section: Int, of table: ListID
  ) -> CellID? { headerView(&controller, section) }

  func tableView(
    _ controller: inout Instance, shouldHighlightRowAt path: ItemPath, of table: ListID
  ) -> Bool { highlights(path) }

  func tableView(
    _ controller: inout Instance, willSelectRowAt path: ItemPath, of table: ListID
  ) -> ItemPath? { selects(path) }

  func tableView(_ controller: inout Instance, didSelectRowAt path: ItemPath, of table: ListID) {
    onSelect(&controller, path)
  }

  func tableView(
    _ controller: inout Instance, editingStyleForRowAt path: ItemPath, of table: ListID
  ) -> CellEditingStyle { style(path) }

  func tableView(
    _ controller: inout Instance, commit style: CellEditingStyle, forRowAt path: ItemPath,
    of table: ListID
  ) {
    if style == .insert {
      controller.state.sections[path.section].insert("New", at: path.item)
      return controller.insert([path], in: table)
    }
    controller.state.sections[path.section].remove(at: path.item)
    if !deletesSilently { controller.delete([path], in: table) }
  }

  func tableView(
    _ controller: inout Instance, canMoveRowAt path: ItemPath, of table: ListID
  ) -> Bool { moves(path) }

  func tableView(
    _ controller: inout Instance, moveRowAt path: ItemPath, to destination: ItemPath,
    of table: ListID
  ) {
    let text = controller.state.sections[path.section].remove(at: path.item)
    controller.state.sections[destination.section].insert(text, at: destination.item)
  }
}

extension Sketch {
  /// A table view controller of the class `AViewController` for `a`, whose prototype `Item` has a
  /// label and a button; `cell` is what else its prototype says, `table` what else the table does.
  static func table(
    _ id: String, cell: String = "", content: String = "", _ table: String = ""
  ) -> Sketch {
    let name = "\(id.uppercased())ViewController"
    return Sketch(id, "tableViewController", class: name).part(
      """
      <tableView key="view" id="\(id)-table" dataMode="prototypes" \(table)><prototypes>
      <tableViewCell id="\(id)-cell" reuseIdentifier="Item" \(cell)>
      <tableViewCellContentView key="contentView" id="\(id)-content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>
      <label id="\(id)-name" text="Prototype"/>
      </subviews></tableViewCellContentView>
      <connections><outlet property="nameLabel" destination="\(id)-name" id="\(id)-o"/>\(content)
      </connections></tableViewCell></prototypes></tableView>
      """)
  }
}

extension Walk {
  /// What is written on the rows that can be seen.
  var rows: [String] {
    simulation.touchables.filter { $0.role == .cell }.map { $0.texts.first ?? "" }
  }

  /// The table of the controller in front.
  func table() throws -> ListID {
    try #require(simulation.frontmost.flatMap { simulation.list("tableView", of: $0) })
  }
}
