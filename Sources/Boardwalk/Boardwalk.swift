// One import gives a user every layer.
@_exported import BoardwalkBase
@_exported import BoardwalkCheck
@_exported import BoardwalkDocument
@_exported import BoardwalkFlow
@_exported import BoardwalkGraph
@_exported import BoardwalkLayout
@_exported import BoardwalkPlatform
@_exported import BoardwalkProject
@_exported import BoardwalkScene
@_exported import BoardwalkSimulation
@_exported import BoardwalkSnapshot
