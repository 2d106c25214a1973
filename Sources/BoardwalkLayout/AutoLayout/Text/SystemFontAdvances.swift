import Foundation

/// The advances of the system font at text sizes, in 2048ths of the point size, before tracking
/// (ORC-80): for the weights regular, medium, semibold and bold.
enum SystemFontAdvances {
  static let table: [Character: (Double, Double, Double, Double)] = [
    " ": (577, 559.4, 546.6, 529),
    "!": (638, 671.9, 696.6, 730.5),
    "\"": (979, 1047.6, 1097.4, 1166),
    "#": (1291, 1322.2, 1344.8, 1376),
    "$": (1291, 1322.2, 1344.8, 1376),
    "%": (1896, 1978.9, 2039.1, 2122),
    "&": (1458, 1482.8, 1500.7, 1525.5),
    "'": (609, 647.1, 674.9, 713),
    "(": (783, 818.2, 843.8, 879),
    ")": (783, 818.2, 843.8, 879),
    "*": (967, 976.5, 983.5, 993),
    "+": (1291, 1322.2, 1344.8, 1376),
    ",": (609, 647.1, 674.9, 713),
    "-": (967, 976.5, 983.5, 993),
    ".": (609, 647.1, 674.9, 713),
    "/": (625, 647.4, 663.6, 686),
    "0": (1291, 1332.1, 1361.9, 1403),
    "1": (951, 986.9, 1013.1, 1049),
    "2": (1237, 1266.7, 1288.3, 1318),
    "3": (1285, 1316.5, 1339.5, 1371),
    "4": (1319, 1351.6, 1375.4, 1408),
    "5": (1267, 1300.9, 1325.6, 1359.5),
    "6": (1305, 1340.2, 1365.8, 1401),
    "7": (1167, 1193.4, 1212.6, 1239),
    "8": (1309, 1350.4, 1380.6, 1422),
    "9": (1305, 1340.2, 1365.8, 1401),
    ":": (609, 647.1, 674.9, 713),
    ";": (609, 647.1, 674.9, 713),
    "<": (1291, 1291, 1291, 1291),
    "=": (1291, 1322.2, 1344.8, 1376),
    ">": (1291, 1291, 1291, 1291),
    "?": (1051, 1084.4, 1108.6, 1142),
    "@": (1881, 1887.8, 1892.7, 1899.5),
    "A": (1381, 1425, 1457, 1501),
    "B": (1347, 1374.1, 1393.9, 1421),
    "C": (1467, 1486.1, 1499.9, 1519),
    "D": (1489, 1504.6, 1515.9, 1531.5),
    "E": (1221, 1240.6, 1254.9, 1274.5),
    "F": (1173, 1191.9, 1205.6, 1224.5),
    "G": (1530, 1540.3, 1547.7, 1558),
    "H": (1521, 1551.8, 1574.2, 1605),
    "I": (549, 587.1, 614.9, 653),
    "J": (1103, 1150.3, 1184.7, 1232),
    "K": (1350, 1388, 1415.5, 1453.5),
    "L": (1164, 1184.2, 1198.8, 1219),
    "M": (1791, 1815.4, 1833.1, 1857.5),
    "N": (1521, 1540.4, 1554.6, 1574),
    "O": (1581, 1592.2, 1600.3, 1611.5),
    "P": (1302, 1330.8, 1351.7, 1380.5),
    "Q": (1581, 1592.2, 1600.3, 1611.5),
    "R": (1339, 1369.8, 1392.2, 1423),
    "S": (1306, 1334.4, 1355.1, 1383.5),
    "T": (1299, 1318.8, 1333.2, 1353),
    "U": (1511, 1528.2, 1540.8, 1558),
    "V": (1381, 1416.6, 1442.4, 1478),
    "W": (1983, 2014.2, 2036.8, 2068),
    "X": (1391, 1429.1, 1456.9, 1495),
    "Y": (1343, 1382.6, 1411.4, 1451),
    "Z": (1356, 1366.5, 1374, 1384.5),
    "[": (783, 783, 783, 783),
    "\\": (625, 625, 625, 625),
    "]": (783, 783, 783, 783),
    "^": (1291, 1291, 1291, 1291),
    "_": (1196, 1228.8, 1252.7, 1285.5),
    "`": (1025, 1025, 1025, 1025),
    "a": (1131, 1159.4, 1180.1, 1208.5),
    "b": (1259, 1286.9, 1307.1, 1335),
    "c": (1147, 1167.9, 1183.1, 1204),
    "d": (1259, 1286.9, 1307.1, 1335),
    "e": (1171, 1193.2, 1209.3, 1231.5),
    "f": (742, 776.7, 801.8, 836.5),
    "g": (1249, 1276, 1295.5, 1322.5),
    "h": (1206, 1238.8, 1262.7, 1295.5),
    "i": (507, 537.1, 558.9, 589),
    "j": (506, 536.3, 558.2, 588.5),
    "k": (1113, 1156.8, 1188.7, 1232.5),
    "l": (519, 550.5, 573.5, 605),
    "m": (1783, 1829.6, 1863.4, 1910),
    "n": (1196, 1228.8, 1252.7, 1285.5),
    "o": (1211, 1232.6, 1248.4, 1270),
    "p": (1251, 1278.5, 1298.5, 1326),
    "q": (1249, 1277.6, 1298.4, 1327),
    "r": (781, 821.7, 851.3, 892),
    "s": (1073, 1105.3, 1128.7, 1161),
    "t": (745, 782, 809, 846),
    "u": (1196, 1228.8, 1252.7, 1285.5),
    "v": (1111, 1141.6, 1163.9, 1194.5),
    "w": (1587, 1641.6, 1681.4, 1736),
    "x": (1075, 1117.2, 1147.8, 1190),
    "y": (1113, 1153.7, 1183.3, 1224),
    "z": (1105, 1125.5, 1140.5, 1161),
    "{": (783, 783, 783, 783),
    "|": (531, 531, 531, 531),
    "}": (783, 783, 783, 783),
    "~": (1291, 1291, 1291, 1291),
  ]

  /// The kerning between two characters, in millionths of the point size. The first value was
  /// fitted to 11 texts of stored labels and buttons (LAY-34); the others are recorded.
  static let kerning: [String: Double] = [
    "Ac": -30000,
    "As": -9766, "Le": -24414, "Lo": -24414, "Ro": -14648, "Tw": -63477, "Wo": -48828,
    "av": -19531, "aw": -24414, "ay": -19531, "ct": 9766, "ev": -9766, "ex": -19531,
    "ey": -9766, "f.": -53711, "fa": -14648, "fe": -21973, "fo": -21973, "hy": -19531,
    "ka": -14648, "ke": -24414, "ko": -24414, "ks": -19531, "nv": -19531, "nw": -24414,
    "ny": -19531, "o.": -9766, "ov": -19531, "ow": -19531, "ox": -24414, "oy": -19531,
    "rc": -14648, "rd": -14648, "re": -14648, "rm": 9766, "rn": 9766, "ro": -14648,
    "rr": 9766, "rs": -9766, "rt": 9766, "ry": 4883, "ss": -9766, "st": -4883,
    "td": -7324, "te": -7324, "to": -7324, "ts": -9766, "ve": -19531, "vo": -19531,
    "wa": -14648, "we": -19531, "wo": -19531, "xe": -24414, "ye": -19531, "yo": -19531,
    "ze": -14648, "Ta": -81000, "Te": -80000, "To": -95700, "Tr": -54000, "Tu": -74700,
    "Ti": -16000, "Ty": -60000, "Ve": -30000, "Va": -60000, "Vo": -60000,
    "We": -45000, "Wa": -45000, "Wr": -38000, "Wh": -24000, "Ye": -80000,
    "Ya": -80000, "Yo": -80000,
  ]

  /// The tracking in thousandths of the point size, for sizes from 6 points: at 15 and 16 points it
  /// is one less than published, because most stored buttons of those sizes are narrower.
  static let tracking: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -17, -21, -26, -25, -24, -23,
    -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11,
    10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7,
  ]

  /// The tracking of the display font at sizes from 20 to 30 points.
  static let displayTracking: [Int: Double] = [
    20: 19, 21: 17, 22: 16, 23: 16, 24: 15, 25: 14, 26: 14, 27: 14, 28: 13, 29: 13, 30: 12,
  ]
}

extension SystemFontAdvances {
  /// The advance of a character that is not in the table.
  private static let unknown = 1200.0
  private static let wide = 2048.0

  /// Symbols with the same advance in every weight.
  private static let signs: [Character: Double] = [
    "•": 1050, "·": 609, "…": 1827, "–": 1196, "—": 1987, "’": 609, "‘": 609, "“": 979, "”": 979,
    "←": 1900, "→": 1900, "↑": 1480, "↓": 1480, "✓": 1780,
  ]

  /// The kerning between digits and adjacent periods or commas.
  private static let kerningOfDigits = -36_000.0

  /// The kerning between `left` and `right`, in millionths of the point size.
  static func kerning(_ left: Character, _ right: Character) -> Double {
    if separatesDigits(right) && left.isNumber || separatesDigits(left) && right.isNumber {
      return kerningOfDigits
    }
    return kerningOfPairs[KerningPair(left: left, right: right)] ?? 0
  }

  /// The kerning by pairs: faster to look up than strings of two characters.
  private static let kerningOfPairs: [KerningPair: Double] = {
    var pairs: [KerningPair: Double] = [:]
    for (text, value) in kerning {
      guard let left = text.first, let right = text.last else { continue }
      pairs[KerningPair(left: left, right: right)] = value
    }
    return pairs
  }()

  /// Two adjacent characters.
  private struct KerningPair: Hashable {
    let left: Character
    let right: Character
  }

  private static func separatesDigits(_ character: Character) -> Bool {
    character == "." || character == ","
  }

  /// `character` if it is in the table, otherwise its base letter without accents.
  static func plain(_ character: Character) -> Character {
    guard !character.isASCII,
      let scalar = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    else { return character }
    return table[Character(scalar)] == nil ? character : Character(scalar)
  }

  /// The advances of the plain `character`, by weight.
  static func advances(of character: Character) -> (Double, Double, Double, Double) {
    if let known = table[character] { return known }
    if let sign = signs[character] { return (sign, sign, sign, sign) }
    let isWide = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    let advance = isWide ? wide : unknown
    return (advance, advance, advance, advance)
  }
}
