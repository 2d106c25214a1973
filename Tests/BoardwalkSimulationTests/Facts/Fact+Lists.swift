import BoardwalkBase

/// What is known of tables, collections and flow layouts.
extension Fact {
  static let lists: [Fact] = tables + collections + flowLayouts

  private static let tables: [Fact] = [
    Fact("TBL-01", .documented, testedBy: ["TableTests.heights"]),
    Fact("TBL-02", .documented, testedBy: ["SelectionTests.staticRows"]),
    Fact("TBL-03", .documented, testedBy: ["TableTests.headers"]),
    Fact(
      "TBL-04", .documented,
      testedBy: ["TableTests.loading", "TableTests.visible", "ScrollTests.asking"]),
    Fact("TBL-10", .documented, testedBy: ["SelectionTests.order", "SelectionTests.noHighlight"]),
    Fact("TBL-11", .known, testedBy: ["SelectionTests.order"]),
    Fact("TBL-12", .documented, testedBy: ["SelectionTests.veto", "SelectionTests.again"]),
    Fact("TBL-13", .observed, testedBy: ["TableScriptTests.leaving"]),
    Fact(
      "TBL-14", .documented, testedBy: ["SelectionTests.several", "SelectionTests.whileEditing"]),
    Fact("TBL-15", .documented, testedBy: ["SelectionTests.programmatic"]),
    Fact("TBL-16", .documented, testedBy: ["SelectionTests.order"]),
    Fact(
      "TBL-20", .documented, testedBy: ["SelectionTests.accessory", "DetailButtonTests.noButton"]),
    Fact("TBL-21", .documented, testedBy: ["TableTests.styles"]),
    Fact("TBL-22", .observed, testedBy: ["TableTests.madeByCode", "CodeExceptionTests.table"]),
    Fact("TBL-23", .documented, testedBy: ["TableTests.reuse"]),
    Fact("TBL-24", .documented, testedBy: ["TableTests.reuse"]),
    Fact(
      "TBL-30", .documented,
      testedBy: ["SelectionTests.clearing", "SelectionTests.keeping", "RowEditingTests.controls"]),
    Fact("TBL-40", .documented, testedBy: ["RowEditingTests.controls"]),
    Fact("TBL-41", .documented, testedBy: ["RowEditingTests.delete", "RowEditingTests.insert"]),
    Fact("TBL-42", .documented, testedBy: ["RowEditingTests.swipe", "RowEditingTests.noSwipe"]),
    Fact("TBL-43", .documented, testedBy: ["RowEditingTests.move", "RowEditingTests.noMove"]),
    Fact(
      "TBL-44", .observed,
      testedBy: [
        "UpdateTests.insert", "UpdateTests.delete", "UpdateTests.batch", "UpdateTests.mismatch",
      ]),
    Fact("TBL-45", .documented, testedBy: ["MenuScriptTests.rows"]),
    Fact("TBL-46", .documented, leftOut: "Rows come and go without a picture of it."),
  ]

  private static let collections: [Fact] = [
    Fact("COL-01", .observed, leftOut: "Documents know one view, which is the collection itself."),
    Fact("COL-02", .known, testedBy: ["TableTests.lazyView"]),
    Fact("COL-03", .observed, testedBy: ["CollectionTests.counts"]),
    Fact("COL-04", .documented, testedBy: ["CollectionTests.counts"]),
    Fact("COL-05", .known, testedBy: ["CollectionTests.counts", "CollectionTests.invalidation"]),
    Fact("COL-08", .documented, testedBy: ["CollectionTests.registration"]),
    Fact("COL-09", .documented, testedBy: ["CollectionTests.notDequeued"]),
    Fact("COL-10", .documented, testedBy: ["CollectionTests.supplements"]),
    Fact("COL-20", .documented, testedBy: ["ItemSelectionTests.order"]),
    Fact("COL-21", .documented, testedBy: ["ItemSelectionTests.vetoes"]),
    Fact("COL-22", .observed, testedBy: ["CellClassTests.finger", "HeldFingerTests.gone"]),
    Fact("COL-23", .observed, testedBy: ["ItemSelectionTests.single"]),
    Fact("COL-24", .documented, testedBy: ["ItemSelectionTests.again"]),
    Fact("COL-25", .documented, testedBy: ["ItemSelectionTests.programmatic"]),
    Fact(
      "COL-26", .documented, testedBy: ["CellClassTests.background", "ItemPictureTests.chosen"]),
    Fact("COL-27", .documented, testedBy: ["ItemSelectionTests.clearing"]),
    Fact("COL-28", .observed, testedBy: ["ItemSelectionTests.segue"]),
    Fact(
      "COL-30", .documented,
      testedBy: ["MenuScriptTests.copy", "ItemMenuTests.choosing", "ItemMenuTests.refusing"]),
    Fact("COL-31", .documented, testedBy: ["CollectionTests.invalidation"]),
    Fact("COL-32", .documented, testedBy: ["CollectionScriptTests.positions"]),
  ]

  private static let flowLayouts: [Fact] = [
    Fact("FLOW-01", .documented, testedBy: ["FlowGridTests.defaults"]),
    Fact("FLOW-02", .documented, testedBy: ["FlowSectionTests.varied", "CollectionTests.columns"]),
    Fact("FLOW-03", .documented, testedBy: ["FlowSectionTests.varied", "FlowSectionTests.column"]),
    Fact("FLOW-04", .observed, testedBy: ["FlowSectionTests.varied", "FlowGridTests.pinched"]),
    Fact("FLOW-05", .documented, testedBy: ["FlowSectionTests.varied"]),
    Fact("FLOW-06", .observed, testedBy: ["FlowGridTests.height", "FlowSectionTests.same"]),
    Fact("FLOW-07", .observed, testedBy: ["FlowSectionTests.varied", "FlowSectionTests.same"]),
    Fact(
      "FLOW-08", .documented,
      testedBy: ["FlowSectionTests.supplements", "CollectionTests.supplements"]),
    Fact("FLOW-09", .observed, testedBy: ["CollectionTests.supplements"]),
    Fact("FLOW-10", .observed, testedBy: ["FlowSectionTests.empty"]),
    Fact("FLOW-11", .known, testedBy: ["FlowGridTests.pixels"]),
    Fact(
      "FLOW-12", .observed, testedBy: ["FlowSectionTests.horizontal", "CollectionTests.sideways"]),
    Fact("FLOW-13", .documented, testedBy: ["CollectionTests.sizes"]),
    Fact("FLOW-14", .observed, testedBy: ["FlowGridTests.tooWide", "CollectionTests.tooWide"]),
    Fact("FLOW-15", .observed, testedBy: ["CollectionTests.invalidation", "ScrollTests.rotation"]),
    Fact(
      "FLOW-16", .documented,
      leftOut: "Insets are those of the content: the others were added later."),
    Fact("FLOW-17", .known, leftOut: "Items do not size themselves."),
    Fact("FLOW-20", .inferred, testedBy: ["CollectionTests.columns"]),
    Fact("FLOW-21", .inferred, testedBy: ["CollectionTests.columns"]),
    Fact("FLOW-22", .inferred, testedBy: ["FlowGridTests.justified"]),
    Fact("FLOW-23", .inferred, testedBy: ["FlowGridTests.justified"]),
    Fact("FLOW-24", .inferred, testedBy: ["FlowGridTests.pads", "FlowVectorTests.columns"]),
    Fact("FLOW-25", .inferred, testedBy: ["FlowGridTests.height", "FlowVectorTests.heights"]),
    Fact("FLOW-26", .inferred, testedBy: ["FlowGridTests.pinched", "FlowVectorTests.pinched"]),
  ]
}
