import BoardwalkGit
import Foundation
import Testing

/// A repository in which the commands of the documentation can be typed as they are.
final class DocumentedRepository {
  private let folder: TemporaryFolder

  /// A repository with an app in `App`, documents of several kinds beside it, and two commits.
  init() throws {
    folder = try TemporaryFolder()
    let files = FileManager.default
    let examples = CommandLineFixture.root + "/Examples"
    try files.copyItem(atPath: examples + "/Homepwner", toPath: folder.path("App"))
    try files.copyItem(
      atPath: examples + "/CopyGrid/PictureCell.xib", toPath: folder.path("Cell.xib"))
    try files.createSymbolicLink(atPath: folder.path("Examples"), withDestinationPath: examples)
    try files.removeItem(atPath: folder.path("App/Main.scene"))
    try files.copyItem(
      atPath: CommandLineFixture.root + "/Tests/Fixtures/command-documents/Login.scene",
      toPath: folder.path("Main.scene"))
    try folder.write(
      try run("boardwalk convert Main.scene").output, to: "Main.storyboard")
    try folder.write("class DetailViewController {}\n", to: "App/Detail.swift")
    try commit()
  }

  /// Commits the app, and then another version of its storyboard.
  private func commit() throws {
    let git = try #require(
      Git(in: folder.url.path, environment: ["HOME": folder.url.path]))
    let text = folder.text("App/Main.storyboard").replacing(
      "customClass=\"DateViewController\"",
      with: "storyboardIdentifier=\"Settings\" customClass=\"DateViewController\"")
    try folder.write(
      text.replacing("text=\"Name\"", with: "text=\"Called\""), to: "App/Main.storyboard")
    for arguments in [
      ["init", "-q"], ["config", "user.name", "A"], ["config", "user.email", "a@b.c"],
      ["add", "."], ["commit", "-qm", "Old"],
    ] { _ = try git.succeed(arguments) }
    try folder.write(text, to: "App/Main.storyboard")
    _ = try git.succeed(["commit", "-qam", "New"])
    _ = try git.succeed(["update-ref", "refs/remotes/origin/main", "HEAD"])
  }

  /// What the command line `line` prints in the repository, and how it ends.
  func run(_ line: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line + " < /dev/null 2>&1"]
    process.currentDirectoryURL = folder.url
    let tools = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    process.environment = ["PATH": "\(tools):/usr/bin:/bin", "HOME": folder.url.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }
}
