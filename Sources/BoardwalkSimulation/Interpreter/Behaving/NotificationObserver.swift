/// A block or an action that runs at each notification of a name.
struct NotificationObserver: Sendable, Hashable {
  let name: String
  let block: Value
}
