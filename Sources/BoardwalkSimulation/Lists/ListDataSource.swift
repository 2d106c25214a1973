import BoardwalkPlatform

/// The code that gives a list its rows or items: that of a table's or a collection's data source.
enum ListDataSource {
  case table(any TableViewDataSource)
  case collection(any CollectionViewDataSource)

  /// The name in traces of the question for the number of rows or items.
  var countQuestion: String {
    switch self {
    case .table: "numberOfRowsInSection"
    case .collection: "numberOfItemsInSection"
    }
  }

  /// Whether its class has the methods of a data source at all.
  func isDataSource(
    of list: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    switch self {
    case .table(let code): code.isDataSource(of: list, as: id, on: &simulation)
    case .collection(let code): code.isDataSource(of: list, as: id, on: &simulation)
    }
  }

  /// The number of sections.
  func numberOfSections(
    of list: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Int {
    switch self {
    case .table(let code): code.numberOfSections(in: list, as: id, on: &simulation)
    case .collection(let code): code.numberOfSections(in: list, as: id, on: &simulation)
    }
  }

  /// The number of rows or items in `section`.
  func count(
    of section: Int, of list: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Int {
    switch self {
    case .table(let code): code.numberOfRows(in: section, of: list, as: id, on: &simulation)
    case .collection(let code):
      code.numberOfItems(in: section, of: list, as: id, on: &simulation)
    }
  }

  /// The titles of `section`; collections have none.
  func titles(
    of section: Int, of list: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> ListState.SectionTitles? {
    guard case .table(let code) = self else { return nil }
    return code.titles(of: section, of: list, as: id, on: &simulation)
  }
}
