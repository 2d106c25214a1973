// swift-tools-version: 6.0

import PackageDescription

// Data flows one way: each target depends only on the targets above it.
let package = Package(
  name: "Boardwalk",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Boardwalk", targets: ["Boardwalk"]),
    .executable(name: "boardwalk", targets: ["BoardwalkTool"]),
    .executable(name: "boardwalk-benchmark", targets: ["BoardwalkBenchmark"]),
  ],
  targets: [
    // Bytes, positions and diagnostics.
    .target(name: "BoardwalkSource"),
    // The lexer that Boardwalk's own languages share.
    .target(name: "BoardwalkLanguage", dependencies: ["BoardwalkSource"]),
    // What the app's classes do, in a text language.
    .target(name: "BoardwalkBehavior", dependencies: ["BoardwalkLanguage"]),
    // The lossless element tree that every syntax spells.
    .target(name: "BoardwalkTree", dependencies: ["BoardwalkSource"]),
    // Interface Builder's XML, read and written.
    .target(name: "BoardwalkXML", dependencies: ["BoardwalkTree"]),
    // Typed views over one tree.
    .target(name: "BoardwalkDocument", dependencies: ["BoardwalkTree"]),
    // The scene language: readable text for the same trees.
    .target(name: "BoardwalkScene", dependencies: ["BoardwalkDocument", "BoardwalkLanguage"]),
    // The classes that an app's sources declare.
    .target(name: "BoardwalkClasses", dependencies: ["BoardwalkSource"]),
    // Several documents and the files beside them.
    .target(
      name: "BoardwalkProject",
      dependencies: [
        "BoardwalkDocument", "BoardwalkXML", "BoardwalkScene", "BoardwalkClasses",
        "BoardwalkBehavior",
      ]),
    // Screens, systems, and how high their bars are.
    .target(name: "BoardwalkDevices", dependencies: ["BoardwalkDocument"]),
    // The compiled scene graph and its file format.
    .target(name: "BoardwalkGraph", dependencies: ["BoardwalkProject"]),
    // Where the rows of tables and the items of collections stand.
    .target(name: "BoardwalkLists", dependencies: ["BoardwalkDocument"]),
    // What fingers do, and which gesture it is.
    .target(name: "BoardwalkGestures", dependencies: ["BoardwalkDocument"]),
    // The navigation interpreter.
    .target(
      name: "BoardwalkStage",
      dependencies: ["BoardwalkGraph", "BoardwalkDevices", "BoardwalkLists", "BoardwalkGestures"]),
    // What behaviours say, done on the stage.
    .target(name: "BoardwalkInterpreter", dependencies: ["BoardwalkStage"]),
    // Linear constraints with priorities; it knows nothing of views.
    .target(name: "BoardwalkSolver"),
    // Frames of a document's views, from its constraints.
    .target(
      name: "BoardwalkAutoLayout",
      dependencies: ["BoardwalkGraph", "BoardwalkSolver", "BoardwalkDevices"]),
    // The rules.
    .target(name: "BoardwalkCheck", dependencies: ["BoardwalkAutoLayout"]),
    // Frames for scenes and for what the stage shows.
    .target(
      name: "BoardwalkLayout", dependencies: ["BoardwalkStage", "BoardwalkAutoLayout"]),
    // Text pictures of frames, stacks and graphs.
    .target(name: "BoardwalkSnapshot", dependencies: ["BoardwalkLayout"]),
    // The language of walks, and what runs it.
    .target(
      name: "BoardwalkFlow",
      dependencies: ["BoardwalkSnapshot", "BoardwalkLanguage", "BoardwalkInterpreter"]),
    // What tapping can reach.
    .target(name: "BoardwalkExplore", dependencies: ["BoardwalkFlow"]),
    // What a user imports.
    .target(
      name: "Boardwalk",
      dependencies: ["BoardwalkCheck", "BoardwalkExplore"]),
    // The command line, as a library that tests can call.
    .target(name: "BoardwalkCommands", dependencies: ["Boardwalk", "BoardwalkBehavior"]),
    .executableTarget(name: "BoardwalkTool", dependencies: ["BoardwalkCommands"]),

    // Corpus, fixtures and mutants, for tests and benchmarks.
    .target(
      name: "BoardwalkTestSupport", dependencies: ["Boardwalk"],
      path: "Tests/BoardwalkTestSupport"),
    .executableTarget(
      name: "BoardwalkBenchmark",
      dependencies: [
        "Boardwalk", "BoardwalkAutoLayout", "BoardwalkSolver", "BoardwalkXML",
        "BoardwalkTestSupport",
      ]),

    // One test target for each target.
    .testTarget(name: "BoardwalkSourceTests", dependencies: ["BoardwalkSource"]),
    .testTarget(
      name: "BoardwalkLanguageTests", dependencies: ["BoardwalkLanguage", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkBehaviorTests",
      dependencies: ["BoardwalkBehavior", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkTreeTests", dependencies: ["BoardwalkTree", "BoardwalkTestSupport"]),
    .testTarget(name: "BoardwalkXMLTests", dependencies: ["BoardwalkXML", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkDocumentTests",
      dependencies: ["BoardwalkDocument", "BoardwalkXML", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkSceneTests",
      dependencies: ["BoardwalkScene", "BoardwalkXML", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkClassesTests", dependencies: ["BoardwalkClasses", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkProjectTests", dependencies: ["BoardwalkProject", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkCheckTests", dependencies: ["BoardwalkCheck", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkDevicesTests", dependencies: ["BoardwalkDevices", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkGraphTests", dependencies: ["BoardwalkGraph", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkGesturesTests", dependencies: ["BoardwalkGestures", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkListsTests", dependencies: ["BoardwalkLists", "BoardwalkTestSupport"]),
    .testTarget(name: "BoardwalkInterpreterTests", dependencies: ["BoardwalkInterpreter"]),
    .testTarget(
      name: "BoardwalkStageTests", dependencies: ["BoardwalkStage", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkSolverTests", dependencies: ["BoardwalkSolver", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkAutoLayoutTests",
      dependencies: ["BoardwalkAutoLayout", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkLayoutTests", dependencies: ["BoardwalkLayout", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkSnapshotTests", dependencies: ["BoardwalkSnapshot", "BoardwalkTestSupport"]),
    .testTarget(name: "BoardwalkFlowTests", dependencies: ["Boardwalk", "BoardwalkTestSupport"]),
    .testTarget(
      name: "BoardwalkExploreTests", dependencies: ["Boardwalk", "BoardwalkTestSupport"]),
    .testTarget(name: "BoardwalkTests", dependencies: ["Boardwalk", "BoardwalkTestSupport"]),
    .testTarget(name: "BoardwalkCommandsTests", dependencies: ["BoardwalkCommands"]),
  ],
  swiftLanguageModes: [.v6]
)
