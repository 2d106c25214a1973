/// What stands in bars and tables, what is there in some traits, and values in other words.
extension OmittedPartsTests {
  private static func table(_ body: String) -> String {
    "storyboard\n\ntableViewController list {\n  tableView {\n\(body)\n  }\n}\n"
  }

  static let members = [
    Case(
      testDescription: "the items of a bar among views",
      scene: controller(
        "",
        "navigationBar {\nnavigationItem \"New\" {\nleftBarButtonItem: barButtonItem\n}\n}\n"
          + "tabBar {\ntabBarItem \"A\"\ntabBarItem \"B\"\n}"),
      xml: [
        "<items>\n                                    <navigationItem title=\"New\" id=",
        "<items>\n                                    <tabBarItem title=\"A\" id=",
        #"<barButtonItem key="leftBarButtonItem""#,
      ], absent: [#"key="navigationItem""#, #"key="tabBarItem""#]),
    Case(
      testDescription: "the item of a controller whose bar is said",
      scene: "storyboard\n\nnavigationController {\n  navigationBar\n  navigationItem\n}\n",
      xml: [#"<navigationItem key="navigationItem""#], absent: ["<items>"]),
    Case(
      testDescription: "the views above and below the rows of a table",
      scene: table("searchBar\ntableViewCell \"A\"\nview\n"),
      xml: [#"<searchBar key="tableHeaderView""#, #"<view key="tableFooterView""#]),
    Case(
      testDescription: "the view below sections, beside a header that is said",
      scene: table("tableHeaderView: label\nsection \"A\" {\ntableViewCell\n}\nbutton\n"),
      xml: [#"<label key="tableHeaderView""#, #"<button key="tableFooterView""#]),
    Case(
      testDescription: "a view of a table that plays no part",
      scene: table("view, no-role\ntableViewCell \"A\""), xml: ["<view "],
      absent: ["tableHeaderView"]),
    Case(
      testDescription: "the views above and below the items of a collection",
      scene: "storyboard\n\ncollectionViewController {\n  collectionView {\n"
        + "collectionReusableView \"H\"\ncollectionViewCell \"A\"\ncollectionReusableView \"F\"\n}\n}\n",
      xml: [
        #"<collectionReusableView key="sectionHeaderView""#, #"reuseIdentifier="H""#,
        #"<collectionReusableView key="sectionFooterView""#, #"reuseIdentifier="F""#,
      ]),
    Case(
      testDescription: "what a role takes the kind from",
      scene: table("searchBar\ntableViewCell \"A\"").replacing(
        "\n}\n", with: "\noutlet searchBar\noutlet bar -> tableHeaderView\n}\n"),
      xml: [#"<outlet property="searchBar" destination="#, #"<outlet property="bar" destination="#]),
    Case(
      testDescription: "a view and a constraint that are not there in some traits",
      scene: controller(
        "",
        "label bio {\nwhen width: compact, installed: no\n}\n"
          + "bio.width = 8 {\nwhen width: compact, installed: no, constant: 4\n}"),
      xml: [
        #"<variation key="widthClass=compact" constant="4"/>"#,
        "<variation key=\"widthClass=compact\">\n                            <mask key=\"subviews\">",
        "</mask>\n                            <mask key=\"constraints\">", "<exclude reference=",
      ], absent: ["installed", "<include"]),
    Case(
      testDescription: "a view that is not there, and is in two size classes",
      scene: controller(
        "",
        "label, not-installed {\nwhen width: regular, height: compact, installed: yes\n}\n"
          + "when height: compact, width: regular {\nlabel more\n}"),
      xml: [
        #"<variation key="default">"#, "<exclude reference=",
        #"<variation key="heightClass=compact-widthClass=regular">"#, "<include reference=",
      ], absent: ["installed"]),
  ]

  static let values = [
    Case(
      testDescription: "numbers behind labels, in any order",
      scene: table("tableViewCell \"A\", separatorInset: inset(left: 72)").replacing(
        "tableView {",
        with: "tableView, separatorInset: inset(bottom: 4, right: 3, top: 2, left: 1),"
          + " edges: edgeInsets(left: 8, top: 9), margins: directionalEdgeInsets(leading: 16),"
          + " a: size(height: 1, width: 2), b: rect(y: 3, width: 5), c: point(y: 4),"
          + " d: inset(minX: 5, maxY: -6) {"),
      xml: [
        #"<inset key="separatorInset" minX="72" minY="0.0" maxX="0.0" maxY="0.0"/>"#,
        #"<inset key="separatorInset" minX="1" minY="2" maxX="3" maxY="4"/>"#,
        #"<edgeInsets key="edges" top="9" left="8" bottom="0.0" right="0.0"/>"#,
        #"key="margins" top="0.0" leading="16" bottom="0.0" trailing="0.0"/>"#,
        #"<size key="a" width="2" height="1"/>"#,
        #"<rect key="b" x="0.0" y="3" width="5" height="0.0"/>"#,
        #"<point key="c" x="0.0" y="4"/>"#,
        #"<inset key="d" minX="5" minY="0.0" maxX="0.0" maxY="-6"/>"#,
      ]),
    Case(
      testDescription: "heights that UIKit finds",
      scene: table("").replacing(
        "tableView {",
        with: "tableView, rowHeight: automatic, estimatedRowHeight: .automatic,\n"
          + "sectionHeaderHeight: UITableView.automaticDimension {"),
      xml: [#"rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="-1""#]),
    Case(
      testDescription: "sizes that UIKit finds, and automatic as a word",
      scene: "storyboard\n\ncollectionViewController {\n  collectionView {\n"
        + "    collectionViewFlowLayout, estimatedItemSize: automatic\n  }\n"
        + "  navigationItem, largeTitleDisplayMode: automatic\n}\n",
      xml: [
        #"<size key="estimatedItemSize" width="-1" height="-1"/>"#,
        #"largeTitleDisplayMode="automatic""#,
      ]),
  ]
}
