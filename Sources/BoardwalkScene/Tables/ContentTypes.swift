/// UIKit's names of text content types; documents contain those of web forms.
enum ContentTypes {
  /// The value in documents for UIKit's `name`, which may itself be a value of documents.
  static func value(of name: String) -> String { values[name] ?? name }

  /// UIKit's name for `value`.
  static func name(of value: String) -> String { names[value] ?? value }

  private static let values = [
    "addressCity": "address-level2", "addressCityAndState": "address-level1+2",
    "addressState": "address-level1", "countryName": "country-name",
    "creditCardNumber": "cc-number", "emailAddress": "email", "familyName": "family-name",
    "fullStreetAddress": "street-address", "givenName": "given-name",
    "jobTitle": "organization-title", "middleName": "additional-name",
    "namePrefix": "honorific-prefix", "nameSuffix": "honorific-suffix",
    "newPassword": "new-password", "oneTimeCode": "one-time-code",
    "organizationName": "organization", "postalCode": "postal-code",
    "streetAddressLine1": "address-line1", "streetAddressLine2": "address-line2",
    "sublocality": "address-level3", "telephoneNumber": "tel", "URL": "url",
  ]

  private static let names = Dictionary(uniqueKeysWithValues: values.map { ($1, $0) })
}
