import BoardwalkCommands
import Foundation

let status = CommandLineTool(.process).run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
