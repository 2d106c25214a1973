import BoardwalkCommands
import BoardwalkFiles
import Foundation

StandardStream.prepareProcess()
let status = CommandLineTool(.process).run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
