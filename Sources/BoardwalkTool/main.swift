import BoardwalkCommands
import BoardwalkFiles
import Foundation

StandardStream.prepareProcess()
let status = CommandLineTool(.process).run(process: CommandLine.arguments)
exit(status.rawValue)
