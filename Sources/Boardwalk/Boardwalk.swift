// One import gives a user every layer.
@_exported import BoardwalkCheck
@_exported import BoardwalkDevices
@_exported import BoardwalkDocument
@_exported import BoardwalkExplore
@_exported import BoardwalkFlow
@_exported import BoardwalkGestures
@_exported import BoardwalkGraph
@_exported import BoardwalkInterpreter
@_exported import BoardwalkLayout
@_exported import BoardwalkLists
@_exported import BoardwalkProject
@_exported import BoardwalkSnapshot
@_exported import BoardwalkSource
@_exported import BoardwalkStage
@_exported import BoardwalkTree
@_exported import BoardwalkXML
