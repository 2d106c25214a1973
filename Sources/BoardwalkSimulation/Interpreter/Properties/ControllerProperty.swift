import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// A property that every controller has.
struct ControllerProperty: Sendable {
  let read: @Sendable (inout Simulation, ControllerID) -> Value

  /// Nil if it can only be read.
  var write: (@Sendable (inout Simulation, ControllerID, Value) -> Void)?

  /// The names of all properties.
  static var names: Set<String> { Set(all.keys) }

  /// The property `name` of `id`; nil if there is none.
  static func read(_ name: String, of id: ControllerID, on simulation: inout Simulation) -> Value? {
    if simulation[id]?.alert != nil, let property = ofAlerts[name] {
      return property.read(&simulation, id)
    }
    return all[name]?.read(&simulation, id)
  }

  /// Sets the property `name` of `id`; returns whether there is one.
  static func write(
    _ value: Value, _ name: String, of id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    guard let write = all[name]?.write else { return false }
    write(&simulation, id, value)
    return true
  }

  private static let all: [String: ControllerProperty] =
    surroundings.merging(content) { first, _ in first }
    .merging(presentation) { first, _ in first }.merging(sheet) { first, _ in first }
    .merging(containers) { first, _ in first }.merging(appearance) { first, _ in first }

  private static let surroundings: [String: ControllerProperty] = [
    "parent": Self { Value($0.controllers.parent(of: $1)) },
    "children": Self { simulation, id in list(simulation.controllers.children(of: id)) },
    "navigationController": Self { simulation, id in
      Value(
        simulation.controllers.parent(of: id)
          .flatMap { simulation.navigationController(of: $0) })
    },
    "tabBarController": Self { simulation, id in
      Value(
        simulation.controllers.parent(of: id).flatMap { simulation.tabBarController(of: $0) })
    },
    "splitViewController": Self { simulation, id in
      Value(
        simulation.controllers.parent(of: id)
          .flatMap { simulation.controllers.splitViewController(of: $0) })
    },
    "transitionCoordinator": Self { simulation, _ in
      simulation.coordinatedTransition == nil
        ? .nil : CoordinatorCall.coordinator(isInteractive: simulation.interaction != nil)
    },
    "storyboard": Self { _, _ in .word("UIStoryboard") },
    "traitCollection": Self { simulation, id in
      Value(simulation.traits(of: id), idiom: simulation.options.device.idiom)
    },
    "presentedViewController": Self { Value($0.presentedViewController(of: $1)) },
    "presentingViewController": Self { Value($0.presentingViewController(of: $1)) },
    "isMovingToParent": Self { .bool($0[$1]?.movement == .toParent) },
    "isMovingFromParent": Self { .bool($0[$1]?.movement == .fromParent) },
    "isBeingPresented": Self { .bool($0[$1]?.movement == .presented) },
    "isBeingDismissed": Self { .bool($0[$1]?.movement == .dismissed) },
  ]

  private static let content: [String: ControllerProperty] = [
    "title": Self(
      read: { Value($0[$1]?.title) }, write: { $0.setTitle($2.optionalText, of: $1) }),
    "isEditing": Self(
      read: { .bool($0[$1]?.isEditing ?? false) },
      write: { $0.setEditing($2.isTrue ?? false, of: $1, animated: false) }),
    "isViewLoaded": Self { .bool($0[$1]?.isViewLoaded ?? false) },
    "clearsSelectionOnViewWillAppear": Self(
      read: { .bool($0.clearsSelection(of: $1)) },
      write: { $0.setClearsSelection($2.isTrue ?? false, of: $1) }),
    // Accessing the view loads it (LIFE-01).
    "view": Self { simulation, id in
      simulation.loadView(of: id)
      return .view(simulation.rootView(of: id) ?? ViewID("", of: id))
    },
    "tableView": Self { simulation, id in list(in: id, "tableView", &simulation) },
    "collectionView": Self { simulation, id in list(in: id, "collectionView", &simulation) },
    "refreshControl": Self(
      read: { simulation, id in simulation.refreshControl(of: id).map { .view($0) } ?? .nil },
      write: { simulation, id, value in
        guard let list = simulation.list("tableView", of: id) else { return }
        _ = simulation.setRefreshControl(value.view, of: ViewID(list.object, of: id))
      }),
    "collectionViewLayout": Self(
      read: { simulation, id in
        simulation.list("collectionView", of: id).map { .layout($0) } ?? .nil
      },
      write: { simulation, id, value in
        guard let list = simulation.list("collectionView", of: id) else { return }
        _ = ListProperty.write(value, "collectionViewLayout", of: list, on: &simulation)
      }),
    "additionalSafeAreaInsets": Self(
      read: { Value($0[$1]?.additionalSafeAreaInsets ?? .zero) },
      write: { simulation, id, value in
        simulation.controllers[id]?.additionalSafeAreaInsets = value.insets ?? .zero
      }),
    "contentUnavailableConfiguration": Self(
      read: { $0[$1]?.unavailable?.value(of: CellContent.unavailableClass) ?? .nil },
      write: { simulation, id, value in
        simulation.controllers[id]?.unavailable = CellContent(
          value, of: CellContent.unavailableClass)
      }),
    "navigationItem": Self { .part("navigationItem", of: $1) },
    "tabBarItem": Self { .part("tabBarItem", of: $1) },
    "editButtonItem": Self { _, id in .item(BarButtonItemTemplate.editButton.id, of: id) },
  ]

  private static let presentation: [String: ControllerProperty] = [
    "modalPresentationStyle": Self(
      read: { .word($0[$1]?.modality.modalPresentationStyle.rawValue ?? "automatic") },
      write: { simulation, id, value in
        simulation.configure(id) { modality in
          modality.modalPresentationStyle =
            value.word.flatMap(ModalPresentationStyle.init) ?? modality.modalPresentationStyle
        }
      }),
    "modalTransitionStyle": Self(
      read: { .word(($0[$1]?.modality.modalTransitionStyle ?? .coverVertical).rawValue) },
      write: { simulation, id, value in
        simulation.configure(id) { modality in
          modality.modalTransitionStyle =
            value.word.flatMap(ModalTransitionStyle.init) ?? modality.modalTransitionStyle
        }
      }),
    "isModalInPresentation": Self(
      read: { .bool($0[$1]?.modality.isModalInPresentation ?? false) },
      write: { simulation, id, value in
        simulation.configure(id) { $0.isModalInPresentation = value.isTrue ?? false }
      }),
    "preferredContentSize": Self(
      read: { Value($0[$1]?.modality.preferredContentSize ?? LayoutSize(width: 0, height: 0)) },
      write: { simulation, id, value in
        simulation.configure(id) { $0.preferredContentSize = value.size }
      }),
    "overrideUserInterfaceStyle": Self(
      read: {
        .word($0[$1]?.modality.overrideUserInterfaceStyle.map(\.rawValue) ?? "unspecified")
      },
      write: {
        $0.overrideUserInterfaceStyle($2.word.flatMap { UserInterfaceStyle(rawValue: $0) }, of: $1)
      }),
    "definesPresentationContext": Self(
      read: { .bool($0[$1]?.modality.definesPresentationContext ?? false) },
      write: { simulation, id, value in
        simulation.configure(id) { $0.definesPresentationContext = value.isTrue ?? false }
      }),
    "hidesBottomBarWhenPushed": Self(
      read: { .bool($0.hidesBottomBarWhenPushed(of: $1)) },
      write: { $0.controllers[$1]?.hidesBottomBarWhenPushed = $2.isTrue ?? false }),
    "presentationController": Self {
      .part(BarProperty.presentationPart, of: $0.controllers.outermost($1))
    },
    "popoverPresentationController": Self {
      .part(BarProperty.presentationPart, of: $0.controllers.outermost($1))
    },
    "presentationDelegate": Self(
      read: { Value($0[$1]?.modality.presentationDelegate) },
      write: { simulation, id, value in
        simulation.configure(id) { $0.presentationDelegate = value.controller }
      }),
  ]

  /// What changes only the look of the controller, or of its sheet.
  private static let appearance = Dictionary(
    uniqueKeysWithValues: AppearanceNames.controllers.union(AppearanceNames.sheets).map { name in
      (name, Self(read: { _, _ in .nil }, write: { _, _, _ in }))
    })

  private static let containers: [String: ControllerProperty] = [
    "viewControllers": Self(
      read: { simulation, id in list(simulation[id]?.children ?? []) },
      write: { simulation, id, value in
        guard case .list(let values) = value, let kind = simulation[id]?.kind else { return }
        let children = values.compactMap(\.controller)
        switch kind {
        case .tabBarController: simulation.setTabs(children, of: id)
        case .pageViewController: simulation.setPages(children, of: id, animated: false)
        default: simulation.setViewControllers(children, of: id, animated: false)
        }
      }),
    "delegate": Self(
      read: { Value($0[$1]?.delegate) },
      write: { simulation, id, value in
        simulation.controllers[id]?.delegate = value.controller
        // For a controller that is no container, its sheet presentation controller is meant.
        if case .plain = simulation[id]?.container {
          simulation.configure(id) { $0.presentationDelegate = value.controller }
        }
      }),
    "dataSource": Self(
      read: { Value($0[$1]?.dataSource) },
      write: { $0.controllers[$1]?.dataSource = $2.controller }),
    "isDoubleSided": Self(
      read: { simulation, id in
        guard let state = simulation[id]?.pages else { return .bool(false) }
        return .bool(state.isDoubleSided)
      },
      write: { $0.setDoubleSided($2.isTrue ?? false, of: $1) }),
    "displayModeButtonItem": Self { _, id in
      .item(BarButtonItemTemplate.displayModeButton.id, of: id)
    },
    "preferredDisplayMode": split(
      read: { .word($0.preferredDisplayMode.rawValue) },
      write: { simulation, id, value in
        let mode = value.word.flatMap(SplitDisplayMode.init(rawValue:)) ?? .automatic
        simulation.setPreferredDisplayMode(mode, of: id)
      }),
    "displayMode": split { .word($0.displayMode.rawValue) },
    "isCollapsed": split { .bool($0.isCollapsed) },
    "presentsWithGesture": split(
      read: { .bool($0.presentsWithGesture) },
      write: { simulation, id, value in
        simulation.updateSplit(of: id) { $0.presentsWithGesture = value.isTrue ?? true }
      }),
    "topViewController": Self { Value($0[$1]?.children.last) },
    "visibleViewController": Self { Value($0.visibleViewController(of: $1)) },
    "selectedIndex": Self(
      read: { simulation, id in
        guard simulation[id]?.tabs != nil else { return .nil }
        return .number(Double(simulation.selectedIndex(of: id) ?? 0))
      },
      write: { simulation, id, value in value.integer.map { simulation.select($0, in: id) } }),
    "selectedViewController": Self { Value($0.selectedController(of: $1)) },
    "navigationBar": Self { simulation, id in
      simulation.controllers.isNavigation(id) ? .part(BarProperty.part, of: id) : .nil
    },
    "tabBar": Self { _, id in .part(BarProperty.tabBarPart, of: id) },
    "toolbar": Self { _, id in .part(BarProperty.toolbarPart, of: id) },
    "toolbarItems": Self(
      read: { simulation, id in
        .list(simulation.toolbarItems(of: id).map { .item($0.id, of: id) })
      },
      write: { simulation, id, value in
        let items = PartProperty.made(of: value, shownBy: id, on: &simulation)
        simulation.setToolbarItems(items, of: id)
      }),
    "interactivePopGestureRecognizer": Self { simulation, id in
      simulation.controllers.isNavigation(id) ? .part(BarProperty.gesturePart, of: id) : .nil
    },
    "hidesBarsOnSwipe": hiding(\.hidesBarsOnSwipe),
    "hidesBarsOnTap": hiding(\.hidesBarsOnTap),
    "hidesBarsWhenKeyboardAppears": hiding(\.hidesBarsWhenKeyboardAppears),
    "isNavigationBarHidden": Self(
      read: { .bool($0[$1]?.navigation?.isBarHidden ?? false) },
      write: { simulation, id, value in
        simulation.updateNavigation(of: id) { $0.isBarHidden = value.isTrue ?? false }
      }),
    "isToolbarHidden": Self(
      read: { .bool($0[$1]?.navigation?.isToolbarHidden ?? true) },
      write: { simulation, id, value in
        simulation.updateNavigation(of: id) { $0.isToolbarHidden = value.isTrue ?? false }
      }),
  ]

  /// Whether something hides the bars of a navigation controller.
  private static func hiding(
    _ path: WritableKeyPath<NavigationState, Bool> & Sendable
  ) -> ControllerProperty {
    ControllerProperty(
      read: { .bool($0[$1]?.navigation?[keyPath: path] ?? false) },
      write: { simulation, id, value in
        simulation.updateNavigation(of: id) { $0[keyPath: path] = value.isTrue ?? false }
      })
  }

  /// A property of split view controllers; nil for others.
  private static func split(
    read: @escaping @Sendable (SplitState) -> Value,
    write: (@Sendable (inout Simulation, ControllerID, Value) -> Void)? = nil
  ) -> ControllerProperty {
    ControllerProperty(
      read: { simulation, id in
        guard case .split(let state)? = simulation[id]?.container else { return .nil }
        return read(state)
      },
      write: write)
  }

  private static func list(_ ids: [ControllerID]) -> Value { .list(ids.map { .controller($0) }) }

  /// The table or collection view that the view of `id` is, or holds.
  private static func list(
    in id: ControllerID, _ kind: String, _ simulation: inout Simulation
  ) -> Value {
    guard let view = simulation.template(of: id)?.view?.first(kind) else { return .nil }
    simulation.loadView(of: id)
    return .view(ViewID(view.id, of: id))
  }
}

extension ControllerProperty {
  fileprivate init(_ read: @escaping @Sendable (inout Simulation, ControllerID) -> Value) {
    self.init(read: read, write: nil)
  }
}

extension ViewTemplate {
  /// The first view of the kind `kind` in the tree.
  fileprivate func first(_ kind: String) -> ViewTemplate? {
    if self.kind == kind { return self }
    return subviews.lazy.compactMap { $0.first(kind) }.first
  }
}

extension Value {
  /// The text, unless it is nil.
  var optionalText: String? { self == .nil ? nil : text }
}

/// The sheet properties of a controller, which belong to its outermost container.
extension ControllerProperty {
  static let sheet: [String: ControllerProperty] = [
    "sheetPresentationController": Self { .controller($0.controllers.outermost($1)) },
    "detents": setting(
      read: { .list($0.detents.map { Value(detent: $0.identifier) }) },
      write: { settings, value in
        guard case .list(let values) = value else { return }
        settings.detents = values.compactMap(\.detent)
      }),
    "selectedDetentIdentifier": setting(
      read: { Value(detent: $0.selectedDetentIdentifier) },
      write: { $0.selectedDetentIdentifier = $1.detent?.identifier }),
    "largestUndimmedDetentIdentifier": setting(
      read: { Value(detent: $0.largestUndimmedDetentIdentifier) },
      write: { $0.largestUndimmedDetentIdentifier = $1.detent?.identifier }),
  ]

  private static func setting(
    read: @escaping @Sendable (SheetSettings) -> Value,
    write: @escaping @Sendable (inout SheetSettings, Value) -> Void
  ) -> ControllerProperty {
    ControllerProperty(
      read: { simulation, id in
        simulation[simulation.controllers.outermost(id)].map { read($0.modality.sheet) } ?? .nil
      },
      write: { simulation, id, value in
        simulation.configure(simulation.controllers.outermost(id)) { write(&$0.sheet, value) }
      })
  }
}

extension Value {
  /// The detent that a behavior calls by one of UIKit's words, or by how many points it has.
  fileprivate var detent: Detent? {
    switch self {
    case .word("medium"): .medium
    case .word("large"): .large
    case .number(let points): .custom(text, height: points)
    default: nil
    }
  }

  /// The detent with the identifier `identifier` in behaviors.
  fileprivate init(detent identifier: String?) {
    switch identifier {
    case nil: self = .nil
    case "medium", "large": self = .word(identifier ?? "")
    case let identifier?: self = Double(identifier).map { .number($0) } ?? .text(identifier)
    }
  }
}

/// The properties of a presented alert.
extension ControllerProperty {
  private static let ofAlerts: [String: ControllerProperty] = [
    "title": Self { Value($0[$1]?.alert?.title) },
    "message": Self { Value($0[$1]?.alert?.message) },
    "preferredStyle": Self { simulation, id in
      simulation[id]?.alert.map { .word($0.style.rawValue) } ?? .nil
    },
    "actions": Self { simulation, id in
      .list(simulation[id]?.alert?.actions.map(Value.init) ?? [])
    },
    "textFields": Self { simulation, id in
      .list(
        (simulation[id]?.alert?.textFields.indices).map(Array.init)?.map {
          .view(ViewID(AlertContent.fieldID($0), of: id))
        } ?? [])
    },
  ]
}

extension Value {
  /// An action of an alert.
  fileprivate init(_ action: AlertContent.Action) {
    self = .object(
      "UIAlertAction",
      [
        "title": .text(action.title), "style": .word(action.style.rawValue),
        "isEnabled": .bool(action.isEnabled),
      ])
  }
}
