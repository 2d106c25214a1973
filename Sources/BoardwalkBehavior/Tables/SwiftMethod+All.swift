extension SwiftMethod {
  /// The methods, by their names with the labels of their arguments.
  static let table: [String: Meaning] =
    navigation.merging(views) { first, _ in first }.merging(lists) { first, _ in first }
    .merging(properties) { first, _ in first }.merging(values) { first, _ in first }
    .merging(others) { first, _ in first }.merging(snapshots) { first, _ in first }
    .merging(appearance) { first, _ in first }.merging(animations) { first, _ in first }

  private static let animated = Role.option("animated")

  private static let navigation: [String: Meaning] = [
    "pushViewController(_:animated:)": .verb(.push, on: .phrase(.to), [.subject, animated]),
    "popViewController(animated:)": .verb(.pop, on: .phrase(.from), [animated]),
    "popToViewController(_:animated:)": .verb(
      .pop, on: .phrase(.from), [.phrase(.to), animated]),
    "popToRootViewController(animated:)": .verb(.popToRoot, on: .phrase(.from), [animated]),
    "present(_:animated:)": .verb(.present, on: .phrase(.by), [.subject, animated]),
    "present(_:animated:completion:)": .verb(
      .present, on: .phrase(.by), [.subject, animated, .completion]),
    "dismiss(animated:)": .verb(.dismiss, on: .subject, [animated]),
    "dismiss(animated:completion:)": .verb(.dismiss, on: .subject, [animated, .completion]),
    "performSegue(withIdentifier:sender:)": .verb(
      .performSegue, on: .nothing, [.subject, .option("sender")]),
    "setViewControllers(_:direction:animated:)": .verb(
      .show, on: .phrase(.in), [.subject, .option("direction"), animated]),
    "setViewControllers(_:direction:animated:completion:)": .verb(
      .show, on: .phrase(.in), [.subject, .option("direction"), animated, .completion]),
    "addChild(_:)": .verb(.addChild, on: .nothing, [.subject]),
    "removeFromParent()": .verb(.removeFromParent, on: .subject, []),
    "willMove(toParent:)": .verb(.willMove, on: .subject, [.phrase(.to)]),
    "didMove(toParent:)": .verb(.didMove, on: .subject, [.phrase(.to)]),
    "setNeedsUpdateOfSupportedInterfaceOrientations()": .verb(
      .setNeedsUpdateOfSupportedInterfaceOrientations, on: .nothing, []),
    "loadViewIfNeeded()": .verb(.loadViewIfNeeded, on: .subject, []),
  ]

  private static let views: [String: Meaning] = [
    "addSubview(_:)": .verb(.addSubview, on: .phrase(.to), [.subject]),
    "addArrangedSubview(_:)": .verb(.addSubview, on: .phrase(.to), [.subject]),
    "insertArrangedSubview(_:at:)": .verb(
      .addSubview, on: .phrase(.to), [.subject, .phrase(.at)]),
    "insertSubview(_:at:)": .verb(.addSubview, on: .phrase(.to), [.subject, .phrase(.at)]),
    "removeFromSuperview()": .verb(.removeFromSuperview, on: .subject, []),
    "addGestureRecognizer(_:)": .verb(
      .addGestureRecognizer, on: .phrase(.to), [.subject]),
    "require(toFail:)": .verb(.requireFailure, on: .phrase(.by), [.phrase(.of)]),
    "addInteraction(_:)": .verb(.addInteraction, on: .phrase(.to), [.subject]),
    "addTarget(_:action:for:)": .verb(
      .addTarget, on: .phrase(.to), [.nothing, .subject, .option("event")]),
    "addAction(_:for:)": .verb(
      .addTarget, on: .phrase(.to), [.subject, .option("event")]),
    "becomeFirstResponder()": .verb(.becomeFirstResponder, on: .subject, []),
    "resignFirstResponder()": .verb(.resignFirstResponder, on: .subject, []),
    "endEditing(_:)": .verb(.endEditing, on: .subject, [.nothing]),
    "layoutIfNeeded()": .verb(.layoutIfNeeded, on: .subject, []),
    "beginRefreshing()": .verb(.beginRefreshing, on: .subject, []),
    "endRefreshing()": .verb(.endRefreshing, on: .subject, []),
  ]

  private static let lists: [String: Meaning] = {
    let row = Role.phrase(.at)
    let list = Role.phrase(.in)
    var table: [String: Meaning] = [
      "reloadData()": .verb(.reload, on: .subject, []),
      "invalidateLayout()": .verb(.invalidateLayout, on: .subject, []),
      "performBatchUpdates()": .verb(.update, on: .subject, []),
      "performBatchUpdates(_:)": .verb(.update, on: .subject, [.body]),
      "performBatchUpdates(_:completion:)": .verb(.update, on: .subject, [.body, .completion]),
      "moveRow(at:to:)": .verb(.moveRow, on: list, [.phrase(.from), .phrase(.to)]),
      "moveItem(at:to:)": .verb(.moveItem, on: list, [.phrase(.from), .phrase(.to)]),
      "selectRow(at:animated:scrollPosition:)": .verb(
        .selectRow, on: list, [row, animated, .option("position")]),
      "selectItem(at:animated:scrollPosition:)": .verb(
        .selectItem, on: list, [row, animated, .option("position")]),
      "deselectRow(at:animated:)": .verb(.deselectRow, on: list, [row, animated]),
      "deselectItem(at:animated:)": .verb(.deselectItem, on: list, [row, animated]),
      "scrollToRow(at:at:animated:)": .verb(
        .scrollToRow, on: list, [row, .option("position"), animated]),
      "scrollToItem(at:at:animated:)": .verb(
        .scrollToItem, on: list, [row, .option("position"), animated]),
      "register(_:forCellReuseIdentifier:)": .verb(
        .register, on: list, [.subject, .phrase(.for)]),
      "register(_:forCellWithReuseIdentifier:)": .verb(
        .register, on: list, [.subject, .phrase(.for)]),
    ]
    for verb in [Verb.insertRows, .deleteRows, .reloadRows] {
      table["\(verb.rawValue)(at:with:)"] = .verb(verb, on: list, [row, .option("animation")])
    }
    table["reconfigureRows(at:)"] = .verb(.reloadRows, on: list, [row])
    table["reconfigureItems(at:)"] = .verb(.reloadItems, on: list, [row])
    for verb in [Verb.insertItems, .deleteItems, .reloadItems] {
      table["\(verb.rawValue)(at:)"] = .verb(verb, on: list, [row])
    }
    for verb in [Verb.insertSections, .deleteSections, .reloadSections] {
      table["\(verb.rawValue)(_:with:)"] = .verb(verb, on: list, [row, .option("animation")])
      table["\(verb.rawValue)(_:)"] = .verb(verb, on: list, [row])
    }
    return table
  }()

  /// Methods that set a property.
  private static let properties: [String: Meaning] = [
    "setTranslation(_:in:)": .property("translation"),
    "setTitle(_:for:)": .property("title"), "setImage(_:for:)": .property("image"),
    "setAttributedTitle(_:for:)": .property("title"),
    "setOn(_:animated:)": .property("isOn"), "setValue(_:animated:)": .property("value"),
    "setProgress(_:animated:)": .property("progress"),
    "setDate(_:animated:)": .property("date"), "setEditing(_:animated:)": .property("isEditing"),
    "setNavigationBarHidden(_:animated:)": .property("isNavigationBarHidden"),
    "setToolbarHidden(_:animated:)": .property("isToolbarHidden"),
    "setViewControllers(_:animated:)": .property("viewControllers"),
    "setLeftBarButton(_:animated:)": .property("leftBarButtonItem"),
    "setRightBarButton(_:animated:)": .property("rightBarButtonItem"),
    "setLeftBarButtonItems(_:animated:)": .property("leftBarButtonItems"),
    "setRightBarButtonItems(_:animated:)": .property("rightBarButtonItems"),
    "setCollectionViewLayout(_:animated:)": .property("collectionViewLayout"),
    "setToolbarItems(_:animated:)": .property("toolbarItems"),
    "setItems(_:animated:)": .property("items"),
    "setShowsCancelButton(_:animated:)": .property("showsCancelButton"),
    "setHidesBackButton(_:animated:)": .property("hidesBackButton"),
    "startAnimating()": .constant("isAnimating", .bool(true)),
    "stopAnimating()": .constant("isAnimating", .bool(false)),
  ]

  /// Methods that change a value.
  private static let values: [String: Meaning] = [
    "append(_:)": .verb(.append, on: .phrase(.to), [.subject]),
    "insert(_:at:)": .verb(.insert, on: .phrase(.into), [.subject, .phrase(.at)]),
    "append(contentsOf:)": .change { list, more in more.map { .binary(.plus, list, $0) } ?? .nil },
    "removeAll()": .mutation(by: "emptied"),
    "insert(_:)": .mutation(by: "inserting"), "remove(_:)": .mutation(by: "removing"),
    "formUnion(_:)": .mutation(by: "union"), "subtract(_:)": .mutation(by: "subtracting"),
    "formIntersection(_:)": .mutation(by: "intersection"),
    "removeValue(forKey:)": .mutation(by: "removingValue"),
    "updateValue(_:forKey:)": .mutation(by: "updatingValue"),
    "shuffle()": .mutation(by: "shuffled"),
    "swapAt(_:_:)": .mutation(by: nil),
    "removeAll(_:)": .mutation(by: nil), "removeAll(where:)": .mutation(by: nil),
    "sort()": .mutation(by: "sorted"), "sort(_:)": .mutation(by: "sorted"),
    "sort(by:)": .mutation(by: "sorted"), "reverse()": .mutation(by: "reversed"),
    "toggle()": .change { value, _ in .not(value) },
    "addAction(_:)": .verb(.append, on: .list("actions"), [.subject]),
    "addTextField()": .verb(.append, on: .list("textFields"), []),
    "remove(at:)": .removal { _, index in index?.form },
    "removeFirst()": .removal { _, _ in .number(0) },
    "removeLast()": .removal { list, _ in
      let count = ValueExpression(form: .member(list, "count", at: list.range), range: list.range)
      return .binary(.minus, count, ValueExpression(form: .number(1), range: list.range))
    },
  ]

  /// Methods that change a snapshot of a diffable data source, and those that apply it.
  private static let snapshots: [String: Meaning] = {
    let applying = Role.phrase(.to)
    let isAnimated = Role.option("animatingDifferences")
    var table: [String: Meaning] = [
      "apply(_:)": .verb(.apply, on: applying, [.subject]),
      "apply(_:animatingDifferences:)": .verb(.apply, on: applying, [.subject, isAnimated]),
      "apply(_:animatingDifferences:completion:)": .verb(
        .apply, on: applying, [.subject, isAnimated, .completion]),
      "applySnapshotUsingReloadData(_:)": .verb(.apply, on: applying, [.subject]),
    ]
    for method in SnapshotMethod.allCases {
      for labels in method.labels { table["\(method.rawValue)(\(labels))"] = .mutation(by: nil) }
    }
    return table
  }()

  private static let appearance = Dictionary(
    uniqueKeysWithValues: AppearanceNames.methods.map { ($0, Meaning.appearance) })

  private static let others: [String: Meaning] = [
    "print(_:)": .verb(.log, on: .nothing, [.subject]),
    "NSLog(_:)": .verb(.log, on: .nothing, [.subject]),
    "fatalError()": .verb(.throw, on: .nothing, []),
    "fatalError(_:)": .verb(.throw, on: .nothing, [.option("reason")]),
    "preconditionFailure()": .verb(.throw, on: .nothing, []),
    "preconditionFailure(_:)": .verb(.throw, on: .nothing, [.option("reason")]),
    "assertionFailure()": .verb(.throw, on: .nothing, []),
    "assertionFailure(_:)": .verb(.throw, on: .nothing, [.option("reason")]),
    "addObserver(_:selector:name:object:)": .verb(
      .addObserver, on: .nothing, [.nothing, .subject, .phrase(.for), .nothing]),
    "addObserver(forName:object:queue:)": .verb(
      .addObserver, on: .nothing, [.phrase(.for), .nothing, .nothing]),
    "addObserver(forName:object:queue:using:)": .verb(
      .addObserver, on: .nothing, [.phrase(.for), .nothing, .nothing, .subject]),
    "removeObserver(_:)": .verb(.removeObserver, on: .nothing, [.nothing]),
    "removeObserver(_:name:object:)": .verb(
      .removeObserver, on: .nothing, [.nothing, .phrase(.for), .nothing]),
    "post(name:object:)": .verb(.post, on: .nothing, [.subject, .phrase(.of)]),
    "post(name:object:userInfo:)": .verb(
      .post, on: .nothing, [.subject, .phrase(.of), .options]),
    "async()": .verb(.after, on: .nothing, []),
    "asyncAfter(deadline:)": .verb(.after, on: .nothing, [.deadline]),
    "animateChanges()": .verb(.animate, on: .nothing, []),
  ]

  /// The methods that animate changes of views, with and without a completion.
  private static let animations: [String: Meaning] = {
    let delay = Role.option("delay")
    let starts: [(String, [Role])] = [
      ("animate(withDuration:", [.subject]),
      ("animate(withDuration:delay:options:", [.subject, delay, .nothing]),
      (
        "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:",
        [.subject, delay, .nothing, .nothing, .nothing]
      ),
      ("transition(with:duration:options:", [.nothing, .subject, .nothing]),
      (
        "runningPropertyAnimator(withDuration:delay:options:",
        [.subject, delay, .nothing]
      ),
    ]
    var table: [String: Meaning] = [
      "performWithoutAnimation()": .verb(.animate, on: .nothing, []),
      "performWithoutAnimation(_:)": .verb(.animate, on: .nothing, [.body]),
    ]
    for (start, roles) in starts {
      let ends: [(String, [Role])] = [
        (")", []), ("animations:)", [.body]),
        ("animations:completion:)", [.body, .completion]),
      ]
      for (end, more) in ends {
        table[start + end] = .verb(.animate, on: .nothing, roles + more)
      }
    }
    return table
  }()
}
