import Boardwalk
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation
import BoardwalkSnapshot

extension Command {
  static let snapshot = Command(
    name: "snapshot",
    operands: "PATH",
    summary: "draw a scene as text or SVG",
    discussion: """
      The default is the first scene of the app. A scene is identified by its title, class,
      storyboard identifier, name in a scene text, or id. --system canvas draws it like the canvas
      of Interface Builder: with the size in the document, by the rules of the Xcode that wrote it.
      Of a xib, the view of --owner CLASS is drawn, or else the first view. A cell has the size in
      the document. --all leaves out the scenes that are beyond the limit of --work.
      --images SIZE draws the images of the project's catalogs in an SVG, if they are PNG or JPEG
      files of at most SIZE, such as 200KB; otherwise images are frames with their names.
      """,
    options: [
      .value(
        "--as", "FORM", choices: Picture.all.map(\.name),
        "format of the picture (wireframe)"),
      .value("--scene", "NAME", "scene to draw"),
      .flag("--all", "draw all scenes of the document"),
      .flag("--ascii", "draw wireframes in ASCII"),
      .images,
      .main, .owner, .language, .device, .orientation, .systemOrCanvas, .textSize, .direction,
      .appearance, .work, .output, .watch,
    ]
  ) { arguments, console throws(CommandError) in
    let path = try arguments.onlyOperand("a document, a folder or a scene graph")
    let app = try arguments.appLoader.load(path, from: console).showingTopLevelView
    let document = app.graph.main ?? 0
    let device = app.graph.documents.isEmpty ? nil : app.graph.documents[document].device
    var options = try arguments.launchOptions(deviceIdentifier: device?.identifier)
    if arguments["--orientation"] == nil { options.isLandscape = device?.isLandscape ?? false }
    if arguments["--appearance"] == nil {
      options.userInterfaceStyle = device?.isDark == true ? .dark : .light
    }
    if arguments["--system"] == Option.canvas, !app.graph.documents.isEmpty {
      options.system = Canvas(app.graph.documents[document]).version.system
    }
    let choice = SceneChoice(app.graph, document: document, names: app.sceneNames)
    let places = arguments.has("--all") ? choice.all : [try choice.scene(arguments["--scene"])]
    let canvases = arguments["--system"] == Option.canvas ? CanvasLayouts(app.graph) : nil
    var launcher = SceneLauncher(app.graph, options: options)
    var budget = try arguments.workBudget()
    var subjects: [Picture.Subject] = []
    for place in places where !budget.isExhausted {
      // One picture needs no name: it is the one that was asked for.
      var subject = Picture.Subject(
        launcher.simulation(showing: place), on: canvases,
        name: places.count > 1 ? app.graph.scene(at: place)?.name : nil)
      subject.wholeScene = arguments.has("--all") ? place : nil
      budget.spend(launcher.takeWork() + subject.screen.work)
      subjects.append(subject)
    }
    let picture = Picture.all.first { $0.name == arguments["--as"] ?? "wireframe" }
    let style = Picture.Style(
      isASCII: arguments.has("--ascii"),
      images: try arguments.catalogImages(of: app.graph, at: path))
    guard let text = try? picture?.text(subjects, style) else {
      throw CommandError("the scene cannot be drawn", status: .bug)
    }
    try console.write(
      result: Array(text.utf8), to: arguments["-o"], madeFrom: app.inputPaths)
    return console.reportOmission(of: places.count - subjects.count, because: budget)
  }
}
