import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// What collections ask and tell.
extension InterpretedBehavior: CollectionViewDataSource {
  func collectionView(
    _ controller: inout Instance, numberOfItemsIn section: Int, of collection: ListID
  ) -> Int { content(of: "items", in: section, &controller).listCount ?? 0 }

  func collectionView(
    _ controller: inout Instance, cellForItemAt path: ItemPath, of collection: ListID
  ) -> CellID? {
    guard fillsCells("collectionView:cellForItemAtIndexPath:", &controller),
      let filling = filling(ofCellAt: path, among: "items", &controller),
      let cell = controller.dequeueReusableCell(
        withIdentifier: filling.handler.subject ?? "", in: collection, for: path)
    else { return nil }
    fill(cell, filling, &controller)
    return cell
  }

  func collectionView(
    _ controller: inout Instance, viewFor kind: SupplementaryKind, at path: ItemPath,
    of collection: ListID
  ) -> CellID? {
    guard let filling = filling(of: kind, in: path.section),
      let view = controller.dequeueReusableSupplementaryView(
        of: kind, withIdentifier: filling.handler.subject ?? "", in: collection, for: path)
    else { return nil }
    fill(view, filling, &controller)
    return view
  }
}

extension InterpretedBehavior: CollectionViewDelegateFlowLayout {
  func collectionView(
    _ controller: inout Instance, shouldHighlightItemAt path: ItemPath, of collection: ListID
  ) -> Bool { allows("shouldHighlightItem", path, &controller) }

  func collectionView(
    _ controller: inout Instance, didHighlightItemAt path: ItemPath, of collection: ListID
  ) { hear("didHighlightItem", path, &controller) }

  func collectionView(
    _ controller: inout Instance, didUnhighlightItemAt path: ItemPath, of collection: ListID
  ) { hear("didUnhighlightItem", path, &controller) }

  func collectionView(
    _ controller: inout Instance, shouldSelectItemAt path: ItemPath, of collection: ListID
  ) -> Bool { allows("shouldSelectItem", path, &controller) }

  func collectionView(
    _ controller: inout Instance, didSelectItemAt path: ItemPath, of collection: ListID
  ) { hear("didSelectItem", path, &controller) }

  func collectionView(
    _ controller: inout Instance, shouldDeselectItemAt path: ItemPath, of collection: ListID
  ) -> Bool { allows("shouldDeselectItem", path, &controller) }

  func collectionView(
    _ controller: inout Instance, didDeselectItemAt path: ItemPath, of collection: ListID
  ) { hear("didDeselectItem", path, &controller) }

  func collectionView(
    _ controller: inout Instance, sizeForItemAt path: ItemPath, of collection: ListID
  ) -> LayoutSize? {
    answer("sizeForItem", on: &controller, with: ["indexPath": Value(path)])?.size
  }

  func collectionView(
    _ controller: inout Instance, insetForSection section: Int, of collection: ListID
  ) -> LayoutInsets? { answer("insetForSection", section, &controller)?.insets }

  func collectionView(
    _ controller: inout Instance, minimumLineSpacingForSection section: Int,
    of collection: ListID
  ) -> Double? { answer("lineSpacingForSection", section, &controller)?.double }

  func collectionView(
    _ controller: inout Instance, minimumInteritemSpacingForSection section: Int,
    of collection: ListID
  ) -> Double? { answer("interitemSpacingForSection", section, &controller)?.double }

  func collectionView(
    _ controller: inout Instance, referenceSizeFor kind: SupplementaryKind, in section: Int,
    of collection: ListID
  ) -> LayoutSize? {
    answer(kind == .header ? "sizeForHeader" : "sizeForFooter", section, &controller)?.size
  }

  private func answer(_ form: String, _ section: Int, _ controller: inout Instance) -> Value? {
    answer(form, on: &controller, with: ["section": .number(Double(section))])
  }

  private func allows(_ form: String, _ path: ItemPath, _ controller: inout Instance) -> Bool {
    answer(form, on: &controller, with: ["indexPath": Value(path)])?.isTrue ?? true
  }

  private func hear(_ form: String, _ path: ItemPath, _ controller: inout Instance) {
    answer(form, on: &controller, with: ["indexPath": Value(path)])
  }
}
