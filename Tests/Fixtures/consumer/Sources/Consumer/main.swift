import Boardwalk
import Foundation

// Uses the public interface as its article shows it, on the example app whose folder is the first
// argument, and prints what it finds.

let folder = CommandLine.arguments[1]
try convert("\(folder)/Main.storyboard")
try check(folder)
try walk(folder)
try explore(folder)
