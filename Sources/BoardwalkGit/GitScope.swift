/// The scope of a git setting.
package enum GitScope: Sendable, Hashable {
  /// In one repository.
  case repository

  /// For all repositories of the user.
  case global

  /// The option of `git config` for it.
  var option: String { self == .repository ? "--local" : "--global" }
}
