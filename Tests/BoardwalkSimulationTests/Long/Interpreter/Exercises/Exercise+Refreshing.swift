/// Refresh controls: what people pull, and what code shows.
extension Exercise {
  /// A table with a refresh control, and an item that begins it from code.
  private static let news = """
    storyboard

    navigationController nav, initial {
      segue rootViewController -> news
    }

    tableViewController news: NewsController {
      tableView
      refreshControl { action valueChanged -> news.refresh: }
      navigationItem "News" {
        rightBarButtonItem: barButtonItem "Load" { action -> news.load: }
      }
    }

    """

  static let refreshing = [
    Exercise(
      .statement(.endRefreshing), in: news,
      """
      shared lines = ["old"]
      behavior NewsController {
        rows { lines }
        cell "0" for line, style: .default { textLabel.text = line }
        action refresh(sender) {
          log "\\(sender.isRefreshing)"
          after 1 {
            lines = ["new", "old"]
            reload tableView
            endRefreshing refreshControl
            log "\\(refreshControl.isRefreshing)"
          }
        }
      }
      """, .pull, .wait(1000), .pull, .wait(1000), logs: ["true", "false", "true", "false"],
      shows: ["new", "old"]),
    Exercise(
      .statement(.beginRefreshing), in: news,
      """
      behavior NewsController {
        rows { ["a"] }
        cell "0" for line, style: .default { textLabel.text = line }
        action load(sender) {
          beginRefreshing refreshControl
          log "\\(refreshControl.isRefreshing)"
        }
        action refresh(sender) { log "never" }
      }
      """, .tap("Load"), .pull, logs: ["true"]),
  ]
}
