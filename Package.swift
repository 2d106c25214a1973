// swift-tools-version: 6.0

import Foundation
import PackageDescription

// The tests have two tiers. `swift test` compiles and runs the quick one; with BOARDWALK_LONG_TESTS
// set, the files in the folders `Long` are part of it too: laws over generated input and over a
// corpus of real documents, damaged input, memory, and the rarer combinations.
let runsLongTests = Context.environment["BOARDWALK_LONG_TESTS"] != nil

func tests(of target: String) -> Target {
  let folder = "\(Context.packageDirectory)/Tests/\(target)Tests"
  let excluded = (runsLongTests ? [] : ["Long"]) + ["Snapshots"]
  return .testTarget(
    name: "\(target)Tests",
    dependencies: [.byName(name: target), "BoardwalkTestSupport"],
    exclude: excluded.filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)") })
}

// Data flows one way: each target depends only on the targets above it.
let package = Package(
  name: "Boardwalk",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Boardwalk", targets: ["Boardwalk"]),
    .library(name: "BoardwalkTesting", targets: ["BoardwalkTesting"]),
    .executable(name: "boardwalk", targets: ["BoardwalkTool"]),
    .executable(name: "boardwalk-benchmark", targets: ["BoardwalkBenchmark"]),
  ],
  targets: [
    // Text, positions, diagnostics, geometry, and the lexer that Boardwalk's languages share.
    .target(name: "BoardwalkBase"),
    // Writing files and standard streams, which file a path leads to, and what depends on the
    // system.
    .target(name: "BoardwalkFiles"),
    // Linear constraints with priorities; it knows nothing of views.
    .target(name: "BoardwalkSolver"),
    // What the elements of Interface Builder documents are: attributes, children, defaults,
    // classes.
    .target(name: "BoardwalkSchema", dependencies: ["BoardwalkBase"]),
    // Devices and bars, the geometry of tables and collections, gesture recognition.
    .target(name: "BoardwalkPlatform", dependencies: ["BoardwalkSchema"]),
    // Interface Builder's XML, its lossless element tree, and typed views over that tree.
    .target(name: "BoardwalkDocument", dependencies: ["BoardwalkSchema"]),
    // Compiled nibs: the archive, its graphs, and the compiler from documents to archives.
    .target(name: "BoardwalkNib", dependencies: ["BoardwalkDocument", "BoardwalkPlatform"]),
    // The scene language: readable text for the same trees.
    .target(name: "BoardwalkScene", dependencies: ["BoardwalkDocument"]),
    // Three-way merges, differences and patches of documents, element by element.
    .target(name: "BoardwalkMerge", dependencies: ["BoardwalkScene"]),
    // Git, called without a shell.
    .target(name: "BoardwalkGit"),
    // The behavior language: what an app's classes do.
    .target(name: "BoardwalkBehavior", dependencies: ["BoardwalkBase"]),
    // Several documents and the files beside them: sources, assets, string tables.
    .target(name: "BoardwalkProject", dependencies: ["BoardwalkScene", "BoardwalkBehavior"]),
    // Swift accessors for what documents and string tables name.
    .target(name: "BoardwalkGenerate", dependencies: ["BoardwalkProject"]),
    // The compiled scene graph and its file format.
    .target(name: "BoardwalkGraph", dependencies: ["BoardwalkProject"]),
    // A running app: the navigation interpreter and the interpreter of behaviors.
    .target(name: "BoardwalkSimulation", dependencies: ["BoardwalkGraph", "BoardwalkPlatform"]),
    // Frames: Auto Layout for documents, and the screens of a running app.
    .target(name: "BoardwalkLayout", dependencies: ["BoardwalkSimulation", "BoardwalkSolver"]),
    // The rules.
    .target(name: "BoardwalkCheck", dependencies: ["BoardwalkLayout"]),
    // Text pictures of frames, stacks and graphs.
    .target(name: "BoardwalkSnapshot", dependencies: ["BoardwalkLayout"]),
    // The flow language, its runner, and the exploration of an app's states.
    .target(name: "BoardwalkFlow", dependencies: ["BoardwalkSnapshot"]),
    // Web pages of maps, prototypes and reports.
    .target(
      name: "BoardwalkWeb", dependencies: ["BoardwalkFlow"],
      resources: [.embedInCode("Assets")]),
    // What a user imports.
    .target(name: "Boardwalk", dependencies: ["BoardwalkCheck", "BoardwalkFlow"]),
    // What a test imports besides: expectations for Swift Testing.
    .target(name: "BoardwalkTesting", dependencies: ["Boardwalk", "BoardwalkFiles"]),
    // The command line, as a library that tests can call.
    .target(
      name: "BoardwalkCommands",
      dependencies: [
        "Boardwalk", "BoardwalkFiles", "BoardwalkGenerate", "BoardwalkNib", "BoardwalkMerge",
        "BoardwalkGit", "BoardwalkWeb",
      ]),
    .executableTarget(
      name: "BoardwalkTool", dependencies: ["BoardwalkCommands", "BoardwalkFiles"]),

    // Corpus, fixtures and mutants, for tests and benchmarks.
    .target(
      name: "BoardwalkTestSupport",
      dependencies: [
        "Boardwalk", "BoardwalkGenerate", "BoardwalkNib", "BoardwalkMerge", "BoardwalkWeb",
      ],
      path: "Tests/BoardwalkTestSupport"),
    .executableTarget(
      name: "BoardwalkBenchmark",
      dependencies: [
        "Boardwalk", "BoardwalkFiles", "BoardwalkNib", "BoardwalkMerge", "BoardwalkGit",
        "BoardwalkTestSupport",
      ]),

    // One test target for each target.
    tests(of: "BoardwalkBase"),
    tests(of: "BoardwalkFiles"),
    tests(of: "BoardwalkSolver"),
    tests(of: "BoardwalkSchema"),
    tests(of: "BoardwalkDocument"),
    tests(of: "BoardwalkNib"),
    tests(of: "BoardwalkScene"),
    tests(of: "BoardwalkMerge"), tests(of: "BoardwalkGit"),
    tests(of: "BoardwalkBehavior"),
    tests(of: "BoardwalkProject"),
    tests(of: "BoardwalkGenerate"),
    tests(of: "BoardwalkGraph"),
    tests(of: "BoardwalkPlatform"),
    tests(of: "BoardwalkSimulation"),
    tests(of: "BoardwalkLayout"),
    tests(of: "BoardwalkCheck"),
    tests(of: "BoardwalkSnapshot"),
    tests(of: "BoardwalkFlow"),
    tests(of: "BoardwalkWeb"),
    // As a client sees the package: declarations that are not public are out of reach.
    .testTarget(
      name: "BoardwalkTests", dependencies: ["Boardwalk", "BoardwalkTesting"],
      exclude: ["Snapshots"] + (runsLongTests ? [] : ["Long"]),
      packageAccess: false,
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    tests(of: "BoardwalkTesting"),
    tests(of: "BoardwalkCommands"),
  ],
  swiftLanguageModes: [.v6]
)

// The plugins are for packages that depend on this one. In a clone they are left out, because
// SwiftPM would build all targets a second time for them. They call the tool that SwiftPM builds
// where it has checked Boardwalk out, or, with BOARDWALK_BUNDLE set, the one in the artifact bundle
// that `.ci/release` has made.
let usesBundle = Context.environment["BOARDWALK_BUNDLE"] != nil
if usesBundle || Context.packageDirectory.contains("/checkouts/") {
  let tool: Target.Dependency = usesBundle ? "BoardwalkBundle" : "BoardwalkTool"
  package.products += [
    .plugin(name: "BoardwalkCheckPlugin", targets: ["BoardwalkCheckPlugin"]),
    .plugin(name: "BoardwalkGeneratePlugin", targets: ["BoardwalkGeneratePlugin"]),
    .plugin(name: "BoardwalkCommandPlugin", targets: ["BoardwalkCommandPlugin"]),
  ]
  package.targets += [
    // Checks the documents of a target when it is built.
    .plugin(
      name: "BoardwalkCheckPlugin", capability: .buildTool(), dependencies: [tool],
      path: "Sources/BoardwalkCheckPlugin"),
    // Generates accessors for the documents of a target when it is built.
    .plugin(
      name: "BoardwalkGeneratePlugin", capability: .buildTool(), dependencies: [tool],
      path: "Sources/BoardwalkGeneratePlugin"),
    // The command line as a command of `swift package`.
    .plugin(
      name: "BoardwalkCommandPlugin",
      capability: .command(
        intent: .custom(verb: "boardwalk", description: "Check, run and draw storyboards and xibs.")
      ),
      dependencies: [tool], path: "Sources/BoardwalkCommandPlugin"),
  ]
}
if usesBundle {
  package.targets.append(
    .binaryTarget(
      name: "BoardwalkBundle", path: ".build-release/boardwalk.artifactbundle.zip"))
}
