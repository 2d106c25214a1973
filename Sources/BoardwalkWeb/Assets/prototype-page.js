// The prototype: findings, and the page around the screen.

// MARK: Findings

const serious = ["Exception", "No way back"];

const findingButtons = [];

function findingItem(finding, index) {
  const title = element("strong", {}, finding.title);
  const parts = [element("span", { class: "kind" }, finding.kind), title,
    finding.note ? element("small", {}, finding.note) : null];
  const item = element("li", { class: serious.includes(finding.kind) ? "error" : "warning" });
  if (finding.state == null) {
    item.append(element("div", { class: "finding" }, ...parts.filter((part) => part)));
  } else {
    const opener = button("", () => { pause(); visit(finding.state, { focuses: true }); }, {
      class: "finding", "data-index": index,
    });
    opener.append(...parts.filter((part) => part));
    findingButtons.push(opener);
    item.append(opener);
  }
  if (finding.way.length) {
    item.append(element("details", {}, element("summary", {}, "Way there"),
      element("pre", {}, finding.way.join("\n"))));
  }
  return item;
}

const findings = element("section", { class: "findings", "aria-label": "Findings" },
  element("h2", {}, `Findings (${data.findings.length})`),
  data.findings.length
    ? element("ul", {}, ...data.findings.map(findingItem))
    : element("p", {}, "No exceptions, dead ends or unreachable scenes."));

// MARK: The page

const backButton = button("Back", goBack, { title: "To the screen before, whatever the app does" });

const spotsToggle = element("input", { type: "checkbox" });
spotsToggle.addEventListener("change", () =>
  surface.classList.toggle("marked", spotsToggle.checked));

const toolbar = element("header", { class: "toolbar" },
  element("h1", {}, data.name), element("span", { class: "summary" }, data.summary),
  element("span", { class: "spring" }),
  settingsGroup(
    data.launches.length > 1 ? element("label", {}, "Launch", launchMenu) : null,
    data.flows.length ? element("label", {}, "Flow", flowMenu) : null,
    element("label", {}, spotsToggle, "Mark places")),
  backButton, button("Restart", restart), status);

const screen = element("section", { class: "screen", "aria-label": "Screen" },
  heading, bezel, remark);

document.body.append(toolbar,
  element("nav", { class: "breadcrumbs", "aria-label": "Way here" }, breadcrumbs),
  element("main", {}, element("div", { class: "side" }, others, findings), screen,
    element("div", { class: "side" }, player, trace)));

function linkedState() {
  const name = linked("state");
  const index = name == null ? -1 : data.states.findIndex((state) => state.name === name);
  return index < 0 ? null : index;
}

addEventListener("hashchange", () => {
  const index = linkedState();
  if (index != null && index !== current().state) visit(index);
});

addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.target.closest("select")) goBack();
});

const first = linkedState();
if (data.startsFlow) {
  flowMenu.selectedIndex = 1;
  choose(0);
}
if (first != null) visit(first);
else if (!flow) restart();
