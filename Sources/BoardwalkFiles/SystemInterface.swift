import Foundation

/// The differences between Linux and macOS. No other file depends on the system.
package enum SystemInterface {
  /// The time of the last modification of the file with `status`.
  package static func modificationTime(of status: stat) -> timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }

  /// The most memory of this process that was resident at any time, in bytes.
  package static var peakMemory: Int {
    #if canImport(Darwin)
      usage.ru_maxrss
    #else
      // `getrusage` would include the parent's memory before this process began.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return (line?.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0) * 1024
    #endif
  }

  /// The resources that this process has used.
  package static var usage: rusage {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return usage
  }

  /// Sends SIGPROF to this process once it has used `seconds` more of the processor.
  package static func startProfilingTimer(seconds: Int) {
    var timer = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 0),
      it_value: timeval(tv_sec: seconds, tv_usec: 0))
    #if canImport(Darwin)
      setitimer(ITIMER_PROF, &timer, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #endif
  }
}
