// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// An empty `libcurl.so` there keeps the static program from being linked to the real one, which is
/// loaded with the first request: see `LateCurl`.
let lateCurl: [LinkerSetting] = [
  .unsafeFlags(["-L", "\(Context.packageDirectory)/Sources/App/Link"])
]

let package = Package(
  name: "codingfit",
  products: [
    .executable(name: "codingfit", targets: ["App"]),
    .executable(name: "codingfit-bench", targets: ["Bench"]),
  ],
  targets: [
    // The ground floor: siblings that know nothing of ours.
    .target(name: "Core", swiftSettings: settings),
    .target(name: "Terminal", swiftSettings: settings),
    .target(name: "PDF", swiftSettings: settings),
    // A module named `Data` would hide Foundation's type, hence the path.
    .target(
      name: "StatsData", dependencies: ["Core"], path: "Sources/Data", swiftSettings: settings),
    .target(name: "Features", dependencies: ["Core", "Terminal", "PDF"], swiftSettings: settings),
    .executableTarget(
      name: "App", dependencies: ["Features", "StatsData", "Terminal", "Core"], exclude: ["Link"],
      swiftSettings: settings, linkerSettings: lateCurl),
    .executableTarget(
      name: "Bench", dependencies: ["Features", "StatsData", "Terminal", "Core"],
      swiftSettings: settings, linkerSettings: lateCurl),
    .target(
      name: "TestSupport", dependencies: ["Features", "StatsData", "Terminal", "Core"],
      path: "Tests/TestSupport", swiftSettings: settings),
    // Reads the sources as text: who imports whom, and what lies where.
    .testTarget(name: "HouseTests", swiftSettings: settings),
    .testTarget(
      name: "CoreTests", dependencies: ["Core", "StatsData", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "PDFTests", dependencies: ["PDF"], swiftSettings: settings),
    .testTarget(
      name: "DataTests", dependencies: ["StatsData", "Core", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FeaturesTests",
      dependencies: ["Features", "PDF", "StatsData", "Terminal", "Core", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", "Features", "StatsData", "Terminal", "Core", "TestSupport"],
      swiftSettings: settings),
  ]
)
