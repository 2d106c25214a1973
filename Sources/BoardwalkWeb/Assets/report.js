// The report: flows with their steps, failures first, and snapshots compared with what they were.

document.title = "Boardwalk test report";

const states = {
  same: "unchanged", changed: "changed", missing: "new", written: "accepted",
};

function failureCount(flow) {
  return flow.messages.length
    + flow.steps.reduce((sum, step) => sum + step.messages.length, 0);
}

/** `path` as one word of a shell's command. */
function quoted(path) {
  return `'${path.replaceAll("'", "'\\''")}'`;
}

function messageItem(message) {
  return element("div", { class: "message" }, element("strong", {}, message.text),
    ...message.notes.map((note) => element("p", {}, note)));
}

/** A message that belongs to no step, under its line. */
function looseMessageItem(message) {
  return element("div", { class: "step failed", tabindex: "-1" }, lineOf(message.line, message.source),
    messageItem(message));
}

function lineOf(number, text) {
  return element("div", { class: "code" }, element("span", { class: "number" }, String(number)),
    element("span", {}, text));
}

// MARK: Snapshots

/** A text, or the picture that it is of, under a caption. */
function figure(caption, content) {
  return element("figure", {}, element("figcaption", {}, caption), content);
}

function shown(text, isPicture, description) {
  return isPicture
    ? element("img", { src: imageSource(text), alt: description })
    : element("pre", {}, text);
}

function picture(step) {
  return element("img", { src: pictureSource(step.picture), alt: "The screen as a picture" });
}

/** Both versions on top of each other, and a slider between them. */
function overlay(snapshot, isPicture) {
  const before = shown(snapshot.golden, isPicture, "Golden");
  const after = shown(snapshot.shown, isPicture, "New");
  const slider = element("input", {
    type: "range", min: "0", max: "100", value: "50", "aria-label": "From golden to new",
  });
  const update = () => { after.style.opacity = String(slider.value / 100); };
  slider.addEventListener("input", update);
  update();
  return element("div", {},
    element("p", {}, "golden ", slider, " new"),
    element("div", { class: "overlay" }, before, after));
}

function differenceLine(line) {
  const kind = line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : null;
  return element("span", { class: kind }, line);
}

/** The ways to look at a snapshot, each made when it is first chosen. */
function views(step, snapshot) {
  const isPicture = snapshot.shown.startsWith("<svg");
  const current = () => figure("new", shown(snapshot.shown, isPicture, "New"));
  const screen = ["Picture", () => figure("the screen now", picture(step))];
  if (snapshot.golden == null) return [["Snapshot", current], screen];
  return [
    ["Side by side", () => element("div", { class: "sides" },
      figure("golden", shown(snapshot.golden, isPicture, "Golden")), current())],
    ["Overlay", () => overlay(snapshot, isPicture)],
    ["Difference", () => element("pre", { class: "difference" },
      ...snapshot.difference.split("\n").map(differenceLine))],
    screen,
  ];
}

let panelCount = 0;

/** Tabs of which one is chosen; the arrow keys go to the others. */
function tabbed(choices) {
  const panel = element("div", { role: "tabpanel", id: `panel-${panelCount += 1}` });
  const tabs = choices.map(([name, make], index) => button(name, () => {
    tabs.forEach((tab, other) => {
      tab.setAttribute("aria-selected", String(other === index));
      tab.tabIndex = other === index ? 0 : -1;
    });
    panel.setAttribute("aria-label", name);
    panel.replaceChildren(make());
  }, { role: "tab", "aria-controls": panel.id }));
  tabs[0].click();
  const list = element("div", { class: "tabs", role: "tablist" }, ...tabs);
  list.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs.at((tabs.indexOf(document.activeElement) + step) % tabs.length);
    next.focus();
    next.click();
  });
  return element("div", {}, list, panel);
}

function snapshotItem(flow, step, snapshot) {
  const isOpen = snapshot.state === "changed" || snapshot.state === "missing";
  const result = element("details", { class: "snapshot", open: isOpen },
    element("summary", {}, `${snapshot.name}: `,
      element("span", { class: isOpen ? "error" : "good" }, states[snapshot.state])));
  const fill = () => {
    if (!result.open || result.children.length > 1) return;
    result.append(tabbed(views(step, snapshot)));
    if (isOpen) {
      result.append(element("p", {}, "Accept it with ",
        element("code", {}, `boardwalk test ${quoted(flow.path)} --update`)));
    }
  };
  result.addEventListener("toggle", fill);
  fill();
  return result;
}

// MARK: Flows

function stepItem(flow, step) {
  const isFailed = step.messages.length > 0;
  const item = element("li", {
    class: isFailed ? "step failed" : "step", tabindex: isFailed ? "-1" : null,
  },
    lineOf(step.line, step.text), ...step.messages.map(messageItem),
    ...step.snapshots.map((snapshot) => snapshotItem(flow, step, snapshot)));
  if (isFailed && !step.snapshots.length && step.picture != null) {
    item.append(element("div", { class: "snapshot" }, figure("the screen there", picture(step))));
  }
  return item;
}

function flowItem(flow) {
  const failures = failureCount(flow);
  const snapshots = flow.steps.reduce((sum, step) => sum + step.snapshots.length, 0);
  const result = element("details", {
    class: failures ? "flow failed" : "flow passed", open: failures > 0,
  }, element("summary", {}, element("h2", {}, flow.path),
    element("span", { class: failures ? "error" : "good" },
      failures ? counted(failures, "failure") : "passed"),
    element("span", { class: "summary" },
      `${counted(flow.steps.length, "step")}, ${counted(snapshots, "snapshot")}`)));
  const fill = () => {
    if (!result.open || result.children.length > 1) return;
    result.append(element("div", { class: "steps" }, ...flow.messages.map(looseMessageItem),
      element("ol", {}, ...flow.steps.map((step) => stepItem(flow, step)))));
  };
  result.addEventListener("toggle", fill);
  fill();
  return result;
}

const flows = [...data.flows].sort((one, other) =>
  Number(failureCount(other) > 0) - Number(failureCount(one) > 0)).map(flowItem);

function open(isOpen) {
  for (const flow of flows) flow.open = isOpen;
}

/** The failed step that was gone to last. */
let shownFailure = null;

/** Goes to the failed step after the last one, or to the first. */
function showNextFailure() {
  for (const flow of flows) flow.open ||= flow.classList.contains("failed");
  const failed = [...document.querySelectorAll(".step.failed")];
  shownFailure = failed[(failed.indexOf(shownFailure) + 1) % failed.length];
  shownFailure?.scrollIntoView({ block: "start" });
  shownFailure?.focus({ preventScroll: true });
}

document.body.append(
  element("header", { class: "toolbar" },
    element("h1", {}, "Test report"), element("span", { class: "summary" }, data.summary),
    element("span", { class: "spring" }),
    element("span", { class: "filters" },
      data.flows.some(failureCount) ? button("Next failure", showNextFailure) : null,
      button("Open all", () => open(true)),
      button("Close all", () => open(false)))),
  element("main", {}, ...flows));
