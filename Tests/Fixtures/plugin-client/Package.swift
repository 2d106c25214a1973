// swift-tools-version: 6.0

import PackageDescription

// A package that uses Boardwalk's plugins; the long tests build it.
let package = Package(
  name: "PluginClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "boardwalk", path: "../../..")],
  targets: [
    .target(
      name: "App", resources: [.process("Login.storyboard")],
      plugins: [.plugin(name: "BoardwalkCheckPlugin", package: "boardwalk")]),
    .target(
      name: "Faulty", resources: [.process("Form.storyboard")],
      plugins: [.plugin(name: "BoardwalkCheckPlugin", package: "boardwalk")]),
    .target(
      name: "Typed", dependencies: ["UIKit"], resources: [.process("Login.storyboard")],
      plugins: [.plugin(name: "BoardwalkGeneratePlugin", package: "boardwalk")]),
    // Declarations in place of the framework, which Linux does not have.
    .target(name: "UIKit"),
  ],
  swiftLanguageModes: [.v6]
)
