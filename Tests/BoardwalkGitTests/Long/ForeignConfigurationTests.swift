import BoardwalkGit
import Foundation
import Testing

/// A repository whose configuration names programs, as a downloaded folder may have.
@Suite("Programs of a repository's configuration")
struct ForeignConfigurationTests {
  private let folder: URL
  private let git: Git

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "boardwalk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    git = try #require(Git(in: folder.path, environment: ["HOME": folder.path]))
    try write("A\n", to: "Main.scene")
    try write("*.scene filter=own diff=own merge=own\n", to: ".gitattributes")
    for arguments in [
      ["init", "-q"], ["config", "user.name", "A"], ["config", "user.email", "a@b.c"],
      ["add", "."], ["commit", "-qm", "Start"],
    ] { _ = try git.succeed(arguments) }
    let program = try script(named: "program")
    for key in [
      "core.fsmonitor", "core.pager", "core.sshCommand", "core.editor", "diff.external",
      "diff.own.command", "diff.own.textconv", "filter.own.smudge", "filter.own.clean",
      "filter.own.process", "merge.own.driver", "gpg.program",
    ] { _ = try git.succeed(["config", key, program]) }
    _ = try git.succeed(["config", "filter.own.required", "true"])
    _ = try git.succeed(["config", "core.hooksPath", "\(folder.path)/hooks"])
    for hook in ["post-checkout", "post-index-change", "reference-transaction"] {
      _ = try script(named: "hooks/\(hook)")
    }
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A program that leaves a file where it is run.
  private func script(named name: String) throws -> String {
    try write("#!/bin/sh\ntouch '\(folder.path)/was-run'\ncat\n", to: name)
    let path = folder.appendingPathComponent(name).path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func expectNothingWasRun(_ place: SourceLocation = #_sourceLocation) {
    #expect(
      !FileManager.default.fileExists(atPath: "\(folder.path)/was-run"), sourceLocation: place)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("no program is run for the files of a revision")
  func checkOut() throws {
    let target = folder.appendingPathComponent("revision").path
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    try git.checkOut("HEAD", into: target)
    #expect(try String(contentsOfFile: "\(target)/Main.scene", encoding: .utf8) == "A\n")
    #expect(try git.root() == folder.path)
    expectNothingWasRun()
  }

  @Test("no program is run for a file, an attribute, or a merge by lines")
  func others() throws {
    #expect(try git.blob("HEAD:Main.scene") == Array("A\n".utf8))
    #expect(try git.attribute("merge", of: "Main.scene") == "own")
    for name in ["ours.scene", "theirs.scene"] { try write("\(name)\n", to: name) }
    let merged = try git.mergeLines(
      base: "Main.scene", ours: "ours.scene", theirs: "theirs.scene", markerSize: 7)
    #expect(merged?.conflicts == 1)
    expectNothingWasRun()
  }

  @Test("an absent object of a partial clone is not fetched")
  func partialClone() throws {
    let blob = try git.succeed(["rev-parse", "HEAD:Main.scene"]).text
    for (key, value) in [
      ("remote.origin.url", "ssh://example.org/a"), ("remote.origin.promisor", "true"),
      ("remote.origin.partialclonefilter", "blob:none"), ("extensions.partialClone", "origin"),
      ("core.repositoryFormatVersion", "1"),
    ] { _ = try git.succeed(["config", key, value]) }
    let file = "\(folder.path)/.git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"
    try FileManager.default.removeItem(atPath: file)
    #expect(try git.blob("HEAD:Main.scene") == nil)
    expectNothingWasRun()
  }
}
