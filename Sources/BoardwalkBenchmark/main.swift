// Measures Boardwalk; `boardwalk-benchmark --help` names what can be measured.

import Foundation

do {
  try Benchmark.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("boardwalk-benchmark: \(error)\n".utf8))
  exit(2)
}
