import BoardwalkDocument
import BoardwalkGraph

/// A property that every controller has.
struct ControllerProperty: Sendable {
  let read: @Sendable (inout Stage, ControllerID) -> Value

  /// Nil where it can only be read.
  var write: (@Sendable (inout Stage, ControllerID, Value) -> Void)?

  /// The names of all properties.
  static var names: Set<String> { Set(all.keys) }

  /// The property `name` of `id`; nil where there is none.
  static func read(_ name: String, of id: ControllerID, on stage: inout Stage) -> Value? {
    all[name]?.read(&stage, id)
  }

  /// Sets the property `name` of `id`; returns whether there is one.
  static func write(
    _ value: Value, _ name: String, of id: ControllerID, on stage: inout Stage
  ) -> Bool {
    guard let write = all[name]?.write else { return false }
    write(&stage, id, value)
    return true
  }

  private static let all: [String: ControllerProperty] =
    surroundings.merging(content) { first, _ in first }
    .merging(presentation) { first, _ in first }.merging(sheet) { first, _ in first }
    .merging(containers) { first, _ in first }

  private static let surroundings: [String: ControllerProperty] = [
    "parent": Self { Value($0[$1]?.parent) },
    "children": Self { stage, id in list(stage[id]?.children ?? []) },
    "navigationController": Self { stage, id in
      Value((stage[id]?.parent).flatMap { stage.navigationController(of: $0) })
    },
    "tabBarController": Self { stage, id in
      Value((stage[id]?.parent).flatMap { stage.tabBarController(of: $0) })
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
    // Whoever touches the view loads it (LIFE-01).
    "view": Self { stage, id in
      stage.loadView(of: id)
      return .view(ViewID(stage.template(of: id)?.view?.id ?? "", of: id))
    },
    "tableView": Self { stage, id in list(in: id, "tableView", &stage) },
    "collectionView": Self { stage, id in list(in: id, "collectionView", &stage) },
    "refreshControl": Self { stage, id in
      stage.refreshControl(of: id).map { .view($0) } ?? .nil
    },
    "collectionViewLayout": Self(
      read: { stage, id in
        stage.list("collectionView", of: id).map { .layout($0) } ?? .nil
      },
      write: { stage, id, value in
        guard let list = stage.list("collectionView", of: id) else { return }
        _ = ListProperty.write(value, "collectionViewLayout", of: list, on: &stage)
      }),
    "navigationItem": Self { .part("navigationItem", of: $1) },
    "tabBarItem": Self { .part("tabBarItem", of: $1) },
    "editButtonItem": Self { _, id in .item(BarButtonItemTemplate.editButton.id, of: id) },
  ]

  private static let presentation: [String: ControllerProperty] = [
    "modalPresentationStyle": Self(
      read: { .word($0[$1]?.modality.modalPresentationStyle.rawValue ?? "automatic") },
      write: { stage, id, value in
        stage.configure(id) { modality in
          modality.modalPresentationStyle =
            value.word.flatMap(Presentation.Style.init) ?? modality.modalPresentationStyle
        }
      }),
    "modalTransitionStyle": Self(
      read: { .word($0[$1]?.modality.modalTransitionStyle ?? "coverVertical") },
      write: { stage, id, value in
        stage.configure(id) { $0.modalTransitionStyle = value.word ?? $0.modalTransitionStyle }
      }),
    "isModalInPresentation": Self(
      read: { .bool($0[$1]?.modality.isModalInPresentation ?? false) },
      write: { stage, id, value in
        stage.configure(id) { $0.isModalInPresentation = value.isTrue ?? false }
      }),
    "definesPresentationContext": Self(
      read: { .bool($0[$1]?.modality.definesPresentationContext ?? false) },
      write: { stage, id, value in
        stage.configure(id) { $0.definesPresentationContext = value.isTrue ?? false }
      }),
    "presentationDelegate": Self(
      read: { Value($0[$1]?.modality.presentationDelegate) },
      write: { stage, id, value in
        stage.configure(id) { $0.presentationDelegate = value.controller }
      }),
  ]

  private static let containers: [String: ControllerProperty] = [
    "viewControllers": Self(
      read: { stage, id in list(stage[id]?.children ?? []) },
      write: { stage, id, value in
        guard case .list(let values) = value, let kind = stage[id]?.kind else { return }
        let children = values.compactMap(\.controller)
        switch kind {
        case .tabBarController: stage.setTabs(children, of: id)
        case .pageViewController: stage.setPages(children, of: id, animated: false)
        default: stage.setViewControllers(children, of: id, animated: false)
        }
      }),
    "delegate": Self(
      read: { Value($0[$1]?.delegate) },
      write: { stage, id, value in stage.setDelegate(value.controller, of: id) }),
    "dataSource": Self(
      read: { Value($0[$1]?.dataSource) },
      write: { stage, id, value in stage.setDataSource(value.controller, of: id) }),
    "topViewController": Self { Value($0[$1]?.children.last) },
    "visibleViewController": Self { Value($0.visibleViewController(of: $1)) },
    "selectedIndex": Self(
      read: { stage, id in stage.selectedIndex(of: id).map { .number(Double($0)) } ?? .nil },
      write: { stage, id, value in value.integer.map { stage.select($0, in: id) } }),
    "selectedViewController": Self { Value($0.selectedController(of: $1)) },
    "isNavigationBarHidden": Self(
      read: { _, _ in .nil },
      write: { stage, id, value in
        stage.updateNavigation(of: id) { $0.isBarHidden = value.isTrue ?? false }
      }),
    "isToolbarHidden": Self(
      read: { _, _ in .nil },
      write: { stage, id, value in
        stage.updateNavigation(of: id) { $0.isToolbarHidden = value.isTrue ?? false }
      }),
  ]

  private static func list(_ ids: [ControllerID]) -> Value { .list(ids.map { .controller($0) }) }

  /// The table or collection view that the view of `id` is, or holds.
  private static func list(
    in id: ControllerID, _ kind: String, _ stage: inout Stage
  ) -> Value {
    guard let view = stage.template(of: id)?.view?.first(kind) else { return .nil }
    stage.loadView(of: id)
    return .view(ViewID(view.id, of: id))
  }
}

extension ControllerProperty {
  fileprivate init(_ read: @escaping @Sendable (inout Stage, ControllerID) -> Value) {
    self.init(read: read, write: nil)
  }
}

extension ViewTemplate {
  /// The first view of the kind `kind` among itself and what is in it.
  fileprivate func first(_ kind: String) -> ViewTemplate? {
    if self.kind == kind { return self }
    return subviews.lazy.compactMap { $0.first(kind) }.first
  }
}

extension Value {
  /// The text, unless it is nil.
  var optionalText: String? { self == .nil ? nil : text }
}
