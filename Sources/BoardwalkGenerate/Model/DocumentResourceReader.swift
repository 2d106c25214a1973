import BoardwalkDocument
import BoardwalkProject

/// Reads the resources of single documents of a project.
struct DocumentResourceReader: Sendable {
  private let project: Project
  private let classes: ClassReferenceResolver
  private var references: ReferenceResolver

  init(_ project: Project, module: String?) {
    self.project = project
    classes = ClassReferenceResolver(project, module: module)
    references = ReferenceResolver(project)
  }

  /// The resources of `document`, the storyboard at an index of the project.
  mutating func storyboard(_ document: Document, at index: Int) -> StoryboardResource {
    var storyboard = StoryboardResource(name: document.resourceName)
    storyboard.initial = document.initialController.flatMap { reference(to: $0, at: index) }
    for (controller, identifier) in document.identifiedControllers {
      guard let reference = reference(to: controller, at: index) else { continue }
      let known = storyboard.scenes[identifier]
      storyboard.scenes[identifier] = known?.common(with: reference) ?? reference
    }
    for element in document.elements(of: .segue) {
      addSegue(Segue(element), of: document, at: index, to: &storyboard)
    }
    for element in document.elements(where: CellResource.isCell) {
      addCell(element, of: document, to: &storyboard)
    }
    return storyboard
  }

  /// The resource of `document`, a xib; nil without a view or controller.
  func nib(_ document: Document) -> NibResource? {
    let objects = document.topLevelObjects
    let path = document.file.path
    guard let view = objects.first(where: View.isView) else {
      return objects.first(where: ViewController.isViewController).map { controller in
        let reference = classes.reference(
          to: controller, inDocumentAt: path, required: Self.controllerClass)
        return NibResource(name: document.resourceName, object: reference, cell: nil)
      }
    }
    if let cell = cell(view, of: document) {
      return NibResource(name: document.resourceName, object: cell.cell, cell: cell)
    }
    let object = classes.reference(to: view, inDocumentAt: path, required: "UIView")
    return NibResource(name: document.resourceName, object: object, cell: nil)
  }

  private static let controllerClass = "UIViewController"

  private mutating func addSegue(
    _ segue: Segue, of document: Document, at index: Int, to storyboard: inout StoryboardResource
  ) {
    guard let identifier = segue.identifier, segue.source != nil, segue.kind != .relationship,
      let owner = document.controller(of: segue.element)
    else { return }
    let target = document.destination(of: segue)
    let destination = target.flatMap { reference(to: $0, at: index) }
    let resource = SegueResource(
      destination: destination ?? ClassReference(system: Self.controllerClass),
      root: target.flatMap { rootClass(of: $0, at: index) })
    let source = classes.reference(
      to: owner.element, inDocumentAt: document.file.path, required: Self.controllerClass)
    storyboard.controllers[source.spelling, default: ControllerResource(controller: source)]
      .add(resource, called: identifier)
  }

  private func addCell(
    _ element: Element, of document: Document, to storyboard: inout StoryboardResource
  ) {
    guard let owner = document.controller(of: element), let cell = cell(element, of: document)
    else { return }
    let source = classes.reference(
      to: owner.element, inDocumentAt: document.file.path, required: Self.controllerClass)
    storyboard.controllers[source.spelling, default: ControllerResource(controller: source)]
      .add(cell)
  }

  /// The cell that `element` describes; nil if code cannot ask for it.
  private func cell(_ element: Element, of document: Document) -> CellResource? {
    guard let identifier = Cell(element).reuseIdentifier,
      let kind = CellResource.Kind(element, of: document)
    else { return nil }
    let reference = classes.reference(
      to: element, inDocumentAt: document.file.path, required: kind.requiredClass)
    return CellResource(key: .init(identifier: identifier, kind: kind), cell: reference)
  }

  /// The class of the controller that `element` in the document at `index` is or refers to; nil if
  /// it is neither, or the reference cannot be resolved.
  private mutating func reference(to element: Element, at index: Int) -> ClassReference? {
    let targets = controllers(meantBy: element, at: index)
    return targets.map { target in
      classes.reference(
        to: target.element, inDocumentAt: project.documents[target.document].file.path,
        required: Self.controllerClass)
    }.common ?? (element.kind == .viewControllerPlaceholder ? Self.unknownController : nil)
  }

  private static let unknownController = ClassReference(system: controllerClass)

  /// The class of the first controller in the navigation controllers that `element` is or refers
  /// to.
  private mutating func rootClass(of element: Element, at index: Int) -> ClassReference? {
    var roots: [ClassReference] = []
    for target in controllers(meantBy: element, at: index) {
      let document = project.documents[target.document]
      let relationship = ViewController(target.element).relationships
        .first { $0.relationship == .rootViewController }
      guard isNavigationController(target),
        let root = relationship.flatMap({ document.destination(of: $0) }),
        let reference = reference(to: root, at: target.document)
      else { return nil }
      roots.append(reference)
    }
    return roots.common
  }

  /// Whether the class of the controller at `place` is a navigation controller, as far as is known.
  private func isNavigationController(_ place: Place) -> Bool {
    let path = project.documents[place.document].file.path
    let classes = ["UINavigationController", Self.controllerClass].map { required in
      self.classes.reference(to: place.element, inDocumentAt: path, required: required)
    }
    return classes[0] == classes[1]
  }

  /// The controllers that `element` in the document at `index` is, or refers to through any number
  /// of references; none if one of these is not known.
  private mutating func controllers(meantBy element: Element, at index: Int) -> [Place] {
    var pending = [Place(document: index, element: element)]
    var visited: Set<Place> = []
    var found: [Place] = []
    while let place = pending.popLast() {
      guard visited.insert(place).inserted else { continue }
      if place.element.kind == .viewControllerPlaceholder {
        let reference = StoryboardReference(place.element)
        guard case .found(let targets) = references.resolve(reference, in: place.document) else {
          return []
        }
        pending += targets.map { Place(document: $0.document, element: $0.controller) }
      } else if ViewController.isViewController(place.element) {
        found.append(place)
      }
    }
    return found
  }
}

/// An object of one of the project's documents.
private struct Place: Hashable {
  let document: Int
  let element: Element
}

extension CellResource {
  /// Whether elements of `kind` are cells or reusable views.
  fileprivate static func isCell(_ kind: ElementKind) -> Bool {
    [.tableViewCell, .collectionViewCell, .collectionReusableView].contains(kind)
  }
}

extension CellResource.Kind {
  /// The list that copies the cell `element` of `document`; nil for cells of static tables.
  fileprivate init?(_ element: Element, of document: Document) {
    switch element.kind {
    case .tableViewCell:
      let table = document.ancestor(of: element) { $0 == .tableView }
      if let table, View(table).hasStaticCells { return nil }
      self = .tableCell
    case .collectionViewCell: self = .collectionCell
    case .collectionReusableView:
      switch element["key"] {
      case "sectionHeaderView": self = .sectionHeader
      case "sectionFooterView": self = .sectionFooter
      default: return nil
      }
    default: return nil
    }
  }
}

extension Document {
  /// The name that UIKit finds it by: variants for devices have that of the document that they
  /// vary.
  var resourceName: String {
    for idiom in ["~iphone", "~ipad"] where name.hasSuffix(idiom) {
      return String(name.dropLast(idiom.count))
    }
    return name
  }
}
