/// The oldest system that a document is built for.
package struct Deployment: DocumentObject {
  /// The `deployment` element.
  package let element: Element

  /// The deployment target that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The system's major version; nil if the project decides.
  ///
  /// Interface Builder writes 0x0900 for 9.0 and 0x1100 for 11.0: two decimal digits in a byte.
  package var version: Int? {
    guard let number = element["version"].flatMap({ Int($0) }),
      (1...0xFFFF).contains(number)
    else { return nil }
    let major = number >> 8
    return (major >> 4) * 10 + (major & 0xF)
  }
}

extension Document {
  /// The deployment target; nil without one for iOS.
  package var deployment: Deployment? {
    root.child("dependencies")?.children(named: "deployment")
      .first { $0["identifier"] == "iOS" }.map(Deployment.init)
  }
}
