import Foundation

/// What this process has used so far.
enum ProcessUsage {
  /// Seconds of processor time, in the program and in the system for it.
  static var processorSeconds: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The most memory that was resident at any time, in bytes.
  ///
  /// On Linux not from `getrusage`, which would count what the parent had before the child began.
  static var peakMemory: Int {
    #if os(Linux)
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0) * 1024
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #endif
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
