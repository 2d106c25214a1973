import Testing

@testable import BoardwalkSchema

@Suite("System classes")
struct SystemClassTests {
  @Test("each class is listed once, after its superclass")
  func order() {
    var seen: Set<String> = []
    for system in SystemClass.all {
      if let superclass = system.superclass, !seen.contains(superclass) {
        #expect(SystemClass.named(superclass) != nil, "\(system.name) inherits \(superclass)")
      }
      #expect(seen.insert(system.name).inserted, "\(system.name) is there twice")
    }
  }

  @Test("all classes but roots descend from NSObject")
  func roots() {
    for system in SystemClass.all where system.superclass != nil {
      #expect(system.lineage.last == "NSObject", "\(system.name)")
    }
  }

  @Test(
    "system classes have the outlets that documents connect",
    arguments: [
      ("UITableView", ["dataSource", "delegate", "prefetchDataSource"]),
      ("UIViewController", ["view", "title"]), ("UITableViewCell", ["accessoryView", "tag"]),
      ("UICollectionViewController", ["collectionView", "view"]), ("UITextField", ["delegate"]),
      ("UIButton", ["titleLabel", "gestureRecognizers"]), ("UIBarButtonItem", ["customView"]),
    ])
  func outlets(_ name: String, _ keys: [String]) throws {
    let system = try #require(SystemClass.named(name))
    let all = system.lineage.compactMap { SystemClass.named($0) }.flatMap(\.properties)
    for key in keys { #expect(all.contains(key), "\(key)") }
  }
}
