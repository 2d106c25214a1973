// swift-tools-version: 6.0

import PackageDescription

// A package that uses Boardwalk as any other package would; the long tests build and run it.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "boardwalk", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Consumer", dependencies: [.product(name: "Boardwalk", package: "boardwalk")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ],
  swiftLanguageModes: [.v6]
)
