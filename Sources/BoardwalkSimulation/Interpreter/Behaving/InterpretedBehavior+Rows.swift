import BoardwalkPlatform

/// What happens to the rows of tables that somebody touches.
extension InterpretedBehavior: TableViewDelegate {
  func tableView(
    _ controller: inout Instance, heightForRowAt path: ItemPath, of table: ListID
  ) -> Double? {
    guard case .number(let points)? = ask("heightForRow", path, &controller), points >= 0 else {
      return nil
    }
    return points
  }

  func tableView(
    _ controller: inout Instance, viewForHeaderIn section: Int, of table: ListID
  ) -> CellID? { view(.header, section, table, &controller) }

  func tableView(
    _ controller: inout Instance, viewForFooterIn section: Int, of table: ListID
  ) -> CellID? { view(.footer, section, table, &controller) }

  /// What has a view has room for one: the height that plain tables give to titles.
  func tableView(
    _ controller: inout Instance, heightForHeaderIn section: Int, of table: ListID
  ) -> Double? { filling(of: .header, in: section) == nil ? nil : 28 }

  func tableView(
    _ controller: inout Instance, heightForFooterIn section: Int, of table: ListID
  ) -> Double? { filling(of: .footer, in: section) == nil ? nil : 28 }

  private func view(
    _ kind: SupplementaryKind, _ section: Int, _ table: ListID, _ controller: inout Instance
  ) -> CellID? {
    guard let filling = filling(of: kind, in: section),
      let view = controller.dequeueReusableHeaderFooterView(
        withIdentifier: filling.handler.subject ?? "", in: table)
    else { return nil }
    fill(view, filling, &controller)
    return view
  }

  func tableView(
    _ controller: inout Instance, shouldHighlightRowAt path: ItemPath, of table: ListID
  ) -> Bool { ask("shouldHighlightRow", path, &controller)?.isTrue ?? true }

  func tableView(
    _ controller: inout Instance, didHighlightRowAt path: ItemPath, of table: ListID
  ) { ask("didHighlightRow", path, &controller) }

  func tableView(
    _ controller: inout Instance, didUnhighlightRowAt path: ItemPath, of table: ListID
  ) { ask("didUnhighlightRow", path, &controller) }

  func tableView(
    _ controller: inout Instance, willSelectRowAt path: ItemPath, of table: ListID
  ) -> ItemPath? { choose(insteadOf: path, "willSelectRow", &controller) }

  func tableView(
    _ controller: inout Instance, didSelectRowAt path: ItemPath, of table: ListID
  ) { ask("didSelectRow", path, &controller) }

  func tableView(
    _ controller: inout Instance, willDeselectRowAt path: ItemPath, of table: ListID
  ) -> ItemPath? { choose(insteadOf: path, "willDeselectRow", &controller) }

  func tableView(
    _ controller: inout Instance, didDeselectRowAt path: ItemPath, of table: ListID
  ) { ask("didDeselectRow", path, &controller) }

  func tableView(
    _ controller: inout Instance, accessoryButtonTappedForRowWith path: ItemPath,
    of table: ListID
  ) { ask("accessoryTapped", path, &controller) }

  @discardableResult
  private func ask(_ form: String, _ path: ItemPath, _ controller: inout Instance) -> Value? {
    answer(form, on: &controller, with: ["indexPath": Value(path)])
  }

  /// What a class answers that has something to say of `path`; the same path where it has not.
  private func choose(
    insteadOf path: ItemPath, _ form: String, _ controller: inout Instance
  ) -> ItemPath? {
    handlers(of: form).isEmpty ? path : ask(form, path, &controller)?.path
  }
}

/// Rows are deleted and inserted by touch where the class says what happens then (TBL-40).
extension InterpretedBehavior: TableViewEditing {
  func tableView(
    _ controller: inout Instance, canEditRowAt path: ItemPath, of table: ListID
  ) -> Bool {
    guard !handlers(of: "commit").isEmpty else { return false }
    return ask("canEditRow", path, &controller)?.isTrue ?? true
  }

  func tableView(
    _ controller: inout Instance, editingStyleForRowAt path: ItemPath, of table: ListID
  ) -> CellEditingStyle {
    ask("editingStyle", path, &controller)?.word.flatMap(CellEditingStyle.init) ?? .delete
  }

  func tableView(
    _ controller: inout Instance, commit style: CellEditingStyle, forRowAt path: ItemPath,
    of table: ListID
  ) {
    answer(
      "commit", on: &controller,
      with: ["editingStyle": .word(style.rawValue), "indexPath": Value(path)])
  }
}

/// Rows are moved by touch where the class says what happens then (TBL-40).
extension InterpretedBehavior: TableViewMoving {
  func tableView(
    _ controller: inout Instance, canMoveRowAt path: ItemPath, of table: ListID
  ) -> Bool {
    guard !handlers(of: "moveRow").isEmpty else { return false }
    return ask("canMoveRow", path, &controller)?.isTrue ?? true
  }

  func tableView(
    _ controller: inout Instance, moveRowAt path: ItemPath, to target: ItemPath, of table: ListID
  ) {
    answer(
      "moveRow", on: &controller,
      with: ["source": Value(path), "destination": Value(target)])
  }
}
