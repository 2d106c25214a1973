import BoardwalkFiles
import Foundation
import Synchronization

/// The user's terminal.
final class Terminal: Sendable {
  /// The terminal of this process.
  static let process = Terminal()

  private let history = Mutex(LineHistory(ProcessInfo.processInfo.environment))

  private let screen = StandardStream.output()

  private init() {}

  /// Prompts for a line; nil at the end of the input, or if it is cancelled.
  ///
  /// Raw mode is active only while the line is edited, so that the terminal is in order when the
  /// process ends. Without raw mode, whole lines are read.
  func ask(_ prompt: Prompt) -> String? {
    guard let mode = RawMode() else {
      write(prompt.text)
      return readLine(strippingNewline: true)
    }
    defer { mode.end() }
    var editor = editor(for: prompt)
    write(prompt.text)
    while let key = Key.read(nextByte) {
      switch editor.press(key) {
      case .editing: break
      case .cleared: write("\u{1B}[2J\u{1B}[H")
      case .choices(let choices): write("\n" + choices.map { "  \($0)\n" }.joined())
      case .finished(let line):
        write("\n")
        if prompt.keepsHistory { history.withLock { $0.add(line) } }
        return line
      case .cancelled:
        write("^C\n")
        guard !editor.text.isEmpty else { return nil }
        editor = self.editor(for: prompt)
      case .ended:
        write("\n")
        return nil
      }
      draw(editor, after: prompt.text)
    }
    return nil
  }

  /// Writes the line, then its beginning again, which positions the cursor whatever the width of
  /// characters.
  private func draw(_ editor: LineEditor, after prompt: String) {
    write("\r\(prompt)\(editor.text)\u{1B}[K\r\(prompt)\(editor.textBeforeCursor)")
  }

  private func editor(for prompt: Prompt) -> LineEditor {
    LineEditor(
      completions: prompt.completions,
      history: prompt.keepsHistory ? history.withLock { $0.lines } : [])
  }

  /// The number of columns of the terminal at `descriptor`; nil if it is not one.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }

  private func write(_ text: String) { screen.write(Array(text.utf8)) }
}

/// Raw mode: the terminal sends each key immediately, without echo.
private struct RawMode {
  private let before: termios

  /// Begins the mode; nil if the input is no terminal, or one that cannot move its cursor.
  init?() {
    var mode = termios()
    guard ProcessInfo.processInfo.environment["TERM"] != "dumb", isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &mode) == 0
    else { return nil }
    before = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) == 0 else { return nil }
  }

  /// Ends the mode.
  func end() {
    var mode = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }
}
