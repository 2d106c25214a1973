/// A pattern of paths: `*` matches any part of a name, `**` any names, `?` a single character.
///
/// A pattern that matches a folder matches its contents.
package struct PathPattern: Sendable, Hashable {
  /// The pattern as written.
  package let text: String

  private let parts: [Substring]

  /// The pattern `text`.
  package init(_ text: String) {
    self.text = text
    parts = Self.parts(of: text)
  }

  /// Whether the path, or a folder that it is in, matches.
  package func matches(_ path: String) -> Bool {
    Self.matches(Self.parts(of: path)[...], parts[...])
  }

  /// The names in a path, without `.` components.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  /// Advances all patterns that may still match, name by name: the time is at most the product of
  /// both lengths.
  private static func matches(_ path: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool
  {
    guard !parts.isEmpty else { return false }
    var places = closure([parts.startIndex], parts)
    for name in path {
      if places.contains(parts.endIndex) { return true }
      var next: Set<Int> = []
      for place in places where place < parts.endIndex {
        if parts[place] == "**" {
          next.insert(place)
        } else if matches(Array(name), Array(parts[place])) {
          next.insert(place + 1)
        }
      }
      places = closure(next, parts)
    }
    return places.contains(parts.endIndex)
  }

  /// `**` also matches no name.
  private static func closure(_ places: Set<Int>, _ parts: ArraySlice<Substring>) -> Set<Int> {
    var all = places
    for place in places {
      var next = place
      while next < parts.endIndex, parts[next] == "**" {
        next += 1
        all.insert(next)
      }
    }
    return all
  }

  /// Whether one name matches one part of the pattern.
  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    var reached = 0
    var place = 0
    var star: (place: Int, reached: Int)?
    while reached < name.count {
      if place < part.count, part[place] == "*" {
        star = (place, reached)
        place += 1
      } else if place < part.count, part[place] == "?" || part[place] == name[reached] {
        place += 1
        reached += 1
      } else if let last = star {
        star = (last.place, last.reached + 1)
        place = last.place + 1
        reached = last.reached + 1
      } else {
        return false
      }
    }
    return part[place...].allSatisfy { $0 == "*" }
  }
}

extension [PathPattern] {
  /// Whether any of the patterns matches the file at `path`, absolute or relative.
  package func match(_ path: String) -> Bool {
    guard !isEmpty else { return false }
    let absolute = AbsolutePath.of(path)
    return contains { $0.matches(absolute) }
  }
}
