import BoardwalkBase
import BoardwalkBehavior
import BoardwalkFlow
import BoardwalkPlatform
import BoardwalkScene

/// A topic of help besides the commands, rendered from a table.
struct HelpTopic: Sendable {
  /// The word that names it.
  let name: String

  /// A one-line summary.
  let summary: String

  /// The text.
  let text: @Sendable () -> String

  /// All topics, in the order of help.
  static let all: [HelpTopic] = [devices, flow, behavior, scene]
}

extension HelpTopic {
  private static let devices = HelpTopic(
    name: "devices", summary: "the devices that --device and launch can name"
  ) {
    HelpPage.table(
      DeviceTable.all.map { device in
        let names = device.names + [device.identifier].compactMap(\.self)
        return (
          "\(Int(device.size.width)) × \(Int(device.size.height))", names.joined(separator: ", ")
        )
      })
  }

  private static let flow = HelpTopic(
    name: "flow", summary: "the statements and expectations of flows"
  ) {
    let expectations =
      ExpectationForm.screen
      + ExpectationForm.all.map { ($0.forms, $0.summary) }
    return "statements:\n" + rows(FlowCommand.all.map { ($0.forms, $0.summary) })
      + "\nafter expect:\n" + rows(expectations)
  }

  private static let behavior = HelpTopic(
    name: "behavior", summary: "the handlers and statements of behaviors"
  ) {
    let handlers = HandlerForm.all.map { form -> (String, String) in
      let parameters =
        form.parameters.isEmpty ? "" : " (\(form.parameters.joined(separator: ", ")))"
      let answer = form.answer.map { "; answers \($0)" } ?? ""
      return (form.word + parameters, form.meaning + answer)
    }
    return "handlers, with the names of their parameters:\n" + HelpPage.table(handlers)
      + "\nstatements:\n" + HelpPage.table(VerbForm.all.map { ($0.example, $0.summary) })
  }

  private static let scene = HelpTopic(
    name: "scene", summary: "the kinds of objects in scene files"
  ) {
    "boardwalk explain KIND describes one of these kinds:\n"
      + HelpPage.columns(KindPage.kinds.sorted())
  }

  /// A table of `entries`; each summary is next to the last of its forms.
  private static func rows(_ entries: [(forms: [String], summary: String)]) -> String {
    HelpPage.table(
      entries.flatMap { entry in
        entry.forms.dropLast().map { ($0, "") } + entry.forms.suffix(1).map { ($0, entry.summary) }
      })
  }
}
