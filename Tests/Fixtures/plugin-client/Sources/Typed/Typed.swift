import UIKit

class FirstViewController: UIViewController {}

/// Uses the accessors that the plugin generates.
@MainActor func makeFirst() -> FirstViewController { StoryboardScene.Login.initialScene.instantiate() }
