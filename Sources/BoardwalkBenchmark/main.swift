// boardwalk-benchmark [FOLDER]                       speed on real documents, then growth
// boardwalk-benchmark profile WORKLOAD FOLDER ROUNDS one workload again and again, for a profiler
// boardwalk-benchmark walk [STEPS]                   steps a second, with and without code
// boardwalk-benchmark lists [STEPS]                  long tables and collections, shown and scrolled
// boardwalk-benchmark explore [FOLDER [STEPS]]       every launchable storyboard, explored
// boardwalk-benchmark generate MEGABYTES             a generated storyboard, to standard output
// boardwalk-benchmark solver                         speed on generated layouts
// boardwalk-benchmark agreement [FOLDER] [--predicted] [--failures]
//                                                    frames found against frames stored
// boardwalk-benchmark fuzz FOLDER COUNT SEED          damaged documents, read and written

import Foundation

do {
  try Benchmark.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("boardwalk-benchmark: \(error)\n".utf8))
  exit(2)
}
