import BoardwalkFiles
import Foundation

/// The resources that this process has used.
enum ProcessUsage {
  /// Seconds of processor time, in the program and in the system for it.
  static var processorSeconds: Double {
    let usage = SystemInterface.usage
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// The most memory that was resident at any time, in bytes.
  static var peakMemory: Int { SystemInterface.peakMemory }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
