import Foundation
import Testing

@Suite("Deleted folders")
struct DeletedFolderTests {
  @Test(
    "in a folder that was deleted, each command ends with an error",
    arguments: ["check .", "check Main.storyboard", "test", "graph .", "run App.storyboard"])
  func deletedFolder(command: String) throws {
    let repository = try DocumentedRepository()
    let result = try repository.run(
      "mkdir Gone && cd Gone && rmdir ../Gone && boardwalk --time-limit 20 \(command)")
    #expect(result.output == "boardwalk: the current folder does not exist\n")
    #expect(result.status == 2)
  }
}
