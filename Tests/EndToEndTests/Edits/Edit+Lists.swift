extension Edit {
  static let lists: [Edit] = [
    Edit(
      "table-style",
      #"view: { subviews: [ { kind: "tableView", id: "list", style: "plain", sections: [{ "#
        + #"header: "Cities", rows: [{ text: "Tokyo", detailText: "23°" }, { text: "Kyoto" }] }] "#
        + "} ] }",
      #""plain""#, #""insetGrouped""#,
      "style plain → insetGrouped"),
    Edit(
      "row-height",
      #"view: { subviews: [ { kind: "tableView", id: "list", style: "plain", sections: [{ "#
        + #"header: "Cities", rows: [{ text: "Tokyo", detailText: "23°" }, { text: "Kyoto" }] }] "#
        + "} ] }",
      "style:", "rowHeight: 60, style:",
      "row height 44 or what the content asks → 60 pt"),
    Edit(
      "accessory",
      #"view: { subviews: [ { kind: "tableView", id: "list", style: "plain", sections: [{ "#
        + #"header: "Cities", rows: [{ text: "Tokyo", detailText: "23°" }, { text: "Kyoto" }] }] "#
        + "} ] }",
      #"text: "Kyoto""#, #"text: "Kyoto", accessory: "checkmark""#,
      "accessory none → checkmark"),
    Edit(
      "row-style",
      #"view: { subviews: [ { kind: "tableView", id: "list", style: "plain", sections: [{ "#
        + #"header: "Cities", rows: [{ text: "Tokyo", detailText: "23°" }, { text: "Kyoto" }] }] "#
        + "} ] }",
      #"detailText: "23°""#, #"detailText: "23°", style: "subtitle""#,
      "style default → subtitle"),
    Edit(
      "row-selected",
      #"view: { subviews: [ { kind: "tableView", id: "list", style: "plain", sections: [{ "#
        + #"header: "Cities", rows: [{ text: "Tokyo", detailText: "23°" }, { text: "Kyoto" }] }] "#
        + "} ] }",
      #"text: "Kyoto""#, #"text: "Kyoto", selected: true"#,
      "selected false → true"),
    Edit(
      "row-switch",
      #"view: { subviews: [ { kind: "tableView", id: "list", style: "plain", sections: [{ "#
        + #"header: "Cities", rows: [{ text: "Tokyo", detailText: "23°" }, { text: "Kyoto", "#
        + "switch: true }] }] } ] }",
      "true", "false",
      "is on true → false"),
    Edit(
      "header",
      #"view: { subviews: [ { kind: "tableView", id: "list", style: "plain", sections: [{ "#
        + #"header: "Cities", rows: [{ text: "Tokyo", detailText: "23°" }, { text: "Kyoto" }] }] "#
        + "} ] }",
      #""Cities""#, #""Towns""#,
      "text Cities → Towns"),
    Edit(
      "separators",
      #"view: { subviews: [ { kind: "tableView", id: "list", style: "plain", sections: [{ "#
        + #"header: "Cities", rows: [{ text: "Tokyo", detailText: "23°" }, { text: "Kyoto" }] }] "#
        + "} ] }",
      "style:", #"separatorStyle: "none", style:"#,
      "separator style singleLine → none"),
    Edit(
      "item-size",
      #"view: { subviews: [ { kind: "collectionView", id: "grid", itemSize: [60, 40], "#
        + #"subviews: [{ kind: "collectionViewCell", backgroundColor: "systemBlue" }, { kind: "#
        + #""collectionViewCell", backgroundColor: "systemBlue" }, { kind: "collectionViewCell", "#
        + #"backgroundColor: "systemBlue" }, { kind: "collectionViewCell", backgroundColor: "#
        + #""systemBlue" }, { kind: "collectionViewCell", backgroundColor: "systemBlue" }, { "#
        + #"kind: "collectionViewCell", backgroundColor: "systemBlue" }, { kind: "#
        + #""collectionViewCell", backgroundColor: "systemBlue" }, { kind: "collectionViewCell", "#
        + #"backgroundColor: "systemBlue" }] } ] }"#,
      "[60, 40]", "[60, 52]",
      "item size 60 × 40 → 60 × 52 pt"),
    Edit(
      "item-spacing",
      #"view: { subviews: [ { kind: "collectionView", id: "grid", itemSize: [60, 40], "#
        + #"subviews: [{ kind: "collectionViewCell", backgroundColor: "systemBlue" }, { kind: "#
        + #""collectionViewCell", backgroundColor: "systemBlue" }, { kind: "collectionViewCell", "#
        + #"backgroundColor: "systemBlue" }, { kind: "collectionViewCell", backgroundColor: "#
        + #""systemBlue" }, { kind: "collectionViewCell", backgroundColor: "systemBlue" }, { "#
        + #"kind: "collectionViewCell", backgroundColor: "systemBlue" }, { kind: "#
        + #""collectionViewCell", backgroundColor: "systemBlue" }, { kind: "collectionViewCell", "#
        + #"backgroundColor: "systemBlue" }] } ] }"#,
      "itemSize", "minimumLineSpacing: 20, itemSize",
      "line spacing 10 → 20 pt"),
  ]
}
