/// The choice in an alert.
struct AlertChoice: Sendable, Hashable {
  let alert: AlertContent
  let action: AlertContent.Action
}
