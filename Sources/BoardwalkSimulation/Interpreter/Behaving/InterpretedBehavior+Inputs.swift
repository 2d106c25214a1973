/// What fields and search bars ask and tell.
extension InterpretedBehavior: TextFieldDelegate, SearchBarDelegate {
  func textFieldDidBeginEditing(_ controller: inout Instance, _ field: ViewID) {
    answer("textFieldDidBeginEditing", on: &controller, with: ["textField": .view(field)])
  }

  func textFieldDidEndEditing(_ controller: inout Instance, _ field: ViewID) {
    answer("textFieldDidEndEditing", on: &controller, with: ["textField": .view(field)])
  }

  func textFieldShouldReturn(_ controller: inout Instance, _ field: ViewID) -> Bool {
    answer("textFieldShouldReturn", on: &controller, with: ["textField": .view(field)])?.isTrue
      ?? true
  }

  func searchBar(_ controller: inout Instance, _ bar: ViewID, textDidChange text: String) {
    answer("searchTextDidChange", on: &controller, with: ["searchText": .text(text)])
  }
}
