import BoardwalkPlatform

/// The data source of a collection view, which is called like a ``TableViewDataSource``.
public protocol CollectionViewDataSource: ControllerBehavior {
  /// Whether its class has these methods at all for `collection`; without them, a collection shows
  /// one sample of each prototype.
  func isDataSource(_ controller: inout Instance, of collection: ListID) -> Bool

  /// `numberOfSections(in:)`
  func numberOfSections(_ controller: inout Instance, in collection: ListID) -> Int

  /// `collectionView(_:numberOfItemsInSection:)`, asked once until the collection's items
  /// change (COL-05).
  func collectionView(
    _ controller: inout Instance, numberOfItemsIn section: Int, of collection: ListID
  ) -> Int

  /// `collectionView(_:cellForItemAt:)`, asked for items that can be seen; the cell must have been
  /// dequeued (COL-09).
  func collectionView(
    _ controller: inout Instance, cellForItemAt path: ItemPath, of collection: ListID
  ) -> CellID?

  /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`, asked for headers and footers that
  /// have an extent and can be seen; without a view the app ends (COL-10).
  func collectionView(
    _ controller: inout Instance, viewFor kind: SupplementaryKind, at path: ItemPath,
    of collection: ListID
  ) -> CellID?
}

extension CollectionViewDataSource {
  /// True.
  public func isDataSource(_ controller: inout Instance, of collection: ListID) -> Bool { true }

  /// One.
  public func numberOfSections(_ controller: inout Instance, in collection: ListID) -> Int { 1 }

  /// None.
  public func collectionView(
    _ controller: inout Instance, viewFor kind: SupplementaryKind, at path: ItemPath,
    of collection: ListID
  ) -> CellID? { nil }
}

extension CollectionViewDataSource {
  func isDataSource(of list: ListID, as id: ControllerID, on simulation: inout Simulation) -> Bool {
    query(as: id, on: &simulation, otherwise: false) { isDataSource(&$0, of: list) }
  }

  func numberOfSections(in list: ListID, as id: ControllerID, on simulation: inout Simulation)
    -> Int
  {
    query(as: id, on: &simulation, otherwise: 0) { numberOfSections(&$0, in: list) }
  }

  func numberOfItems(
    in section: Int, of list: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> Int {
    query(as: id, on: &simulation, otherwise: 0) {
      collectionView(&$0, numberOfItemsIn: section, of: list)
    }
  }

  func cell(
    at place: CellPlace, of list: ListID, as id: ControllerID, on simulation: inout Simulation
  ) -> CellID? {
    act(as: id, on: &simulation, otherwise: nil) { instance in
      switch place.kind {
      case .cell: collectionView(&instance, cellForItemAt: place.path, of: list)
      case .header: collectionView(&instance, viewFor: .header, at: place.path, of: list)
      case .footer: collectionView(&instance, viewFor: .footer, at: place.path, of: list)
      }
    }
  }
}
