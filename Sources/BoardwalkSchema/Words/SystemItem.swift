/// UIKit's own bar button items, by the names that Interface Builder writes (BAR-20).
package enum SystemItem: String, Sendable, Hashable, CaseIterable, Codable {
  case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
  case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
  case redo, pageCurl, close, writingTools

  /// The title on the button, or the glyph drawn on it; nothing for spaces.
  package var visibleText: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add: "+"
    case .compose: "✎"
    case .reply: "↩"
    case .action: "⇧"
    case .organize: "▤"
    case .bookmarks: "☰"
    case .search: "⌕"
    case .refresh: "↻"
    case .stop, .close: "×"
    case .camera: "⌾"
    case .trash: "⌫"
    case .play: "▶"
    case .pause: "‖"
    case .rewind: "«"
    case .fastForward: "»"
    case .pageCurl: "◪"
    case .writingTools: "✦"
    case .flexibleSpace, .fixedSpace: ""
    }
  }

  /// Whether it is only space between other items.
  package var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
