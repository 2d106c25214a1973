// The prototype: a screen to touch, the way there, what UIKit called, flows to play, and findings.

document.title = `${data.name}: prototype`;

// MARK: The way

/** The screens since the launch: each with the launch, or the touch, that led to it. */
let trail = [];

const nowhere = { state: null, touch: null, trace: null };

function current() {
  return trail.at(-1) ?? nowhere;
}

function stepsOf(index) {
  return index == null ? [] : data.states[index].steps.map(([touch, state, trace]) =>
    ({ touch, state, trace, ...data.touches[touch] }));
}

function launched(index) {
  const launch = data.launches[index];
  return { state: launch.state, trace: launch.trace, line: launch.line };
}

function after(step) {
  return { state: step.state, trace: step.trace, line: step.line };
}

/** The shortest way from a launch to the screen with the index `target`; null where none leads there. */
function wayTo(target) {
  const origins = new Map();
  const queue = [];
  data.launches.forEach((launch, index) => {
    if (origins.has(launch.state)) return;
    origins.set(launch.state, { entry: launched(index) });
    queue.push(launch.state);
  });
  for (const state of queue) {
    if (state === target) break;
    for (const step of stepsOf(state)) {
      if (origins.has(step.state)) continue;
      origins.set(step.state, { from: state, entry: after(step) });
      queue.push(step.state);
    }
  }
  const way = [];
  for (let next = target; origins.has(next); next = origins.get(next).from) {
    way.unshift(origins.get(next).entry);
  }
  return way.length ? way : null;
}

/** Shows the screen that `way` ends at. */
function go(way, { focuses = false } = {}) {
  trail = way;
  show(focuses);
}

function take(step, options) {
  const line = nextLine();
  const isNext = line != null && line.step === step.line;
  if (flow && !isNext) pause();
  position = isNext ? flow.lines.indexOf(line) : position;
  go([...trail, after(step)], options);
}

/** Goes to the screen with the index `state`, by its shortest way. */
function visit(state, options) {
  go(wayTo(state) ?? [{ state, trace: null, line: null }], options);
}

function goBack() {
  pause();
  if (trail.length > 1) go(trail.slice(0, -1));
}

function restart() {
  pause();
  position = -1;
  go([flow ? start() : launched(Math.max(0, launchMenu.selectedIndex))]);
}

// MARK: The screen

const surface = element("div", { class: "surface" });
const bezel = element("div", { class: "bezel" }, surface);
const heading = element("h2", { tabindex: "-1" });
const remark = element("p", { class: "remark", hidden: true });
const others = element("section", { class: "others", "aria-label": "Other steps" });
const status = element("span", { class: "hidden", role: "status" });
const breadcrumbs = element("ol");
const trace = element("section", { class: "trace", "aria-label": "Trace" });

const textsOf = (() => {
  const known = new Map();
  /** What is written on a picture: SVG parsed as a document of its own, of which only texts are taken. */
  return (picture) => {
    if (!known.has(picture)) {
      const source = data.pool.pictures[picture].map((line) => data.pool.lines[line]).join("\n");
      const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
      known.set(picture, [...parsed.querySelectorAll("text")].map((item) => item.textContent));
    }
    return known.get(picture);
  };
})();

const verbs = {
  tap: "", doubleTap: "Double-click: ", hold: "Hold: ", left: "Drag left: ", right: "Drag right: ",
  up: "Drag up: ", down: "Drag down: ",
};

/** Whether `step` has a place of its own to click. */
function isPlaced(step) {
  return step.place.gesture === "tap" && step.place.frame != null;
}

function areaOf({ place }) {
  return place.frame[2] * place.frame[3];
}

/** A button over the place of `step`, in parts of the screen; smaller ones lie over larger ones. */
function spot(step, { width, height }, level) {
  const result = button("", (event) => {
    const isByKey = event.detail === 0;
    if (isByKey || !wasDragged) take(step, { focuses: isByKey });
  }, { class: "spot", "aria-label": step.line, title: step.line, "data-line": step.line });
  const [left, top, across, down] = step.place.frame;
  result.style.left = `${(left / width) * 100}%`;
  result.style.top = `${(top / height) * 100}%`;
  result.style.width = `${(across / width) * 100}%`;
  result.style.height = `${(down / height) * 100}%`;
  result.style.zIndex = String(level);
  return result;
}

function screenOf(index) {
  const state = data.states[index];
  const size = data.sizes[state.size];
  bezel.style.setProperty("--width", String(size.width));
  bezel.style.setProperty("--height", String(size.height));
  bezel.classList.toggle("round", size.hasRoundCorners);
  const parts = [];
  if (state.picture != null) {
    parts.push(element("img", {
      src: pictureSource(state.picture), draggable: "false",
      alt: `Screen: ${textsOf(state.picture).join(", ")}`,
    }));
  }
  const placed = stepsOf(index).filter(isPlaced);
  const bySize = [...placed].sort((one, other) => areaOf(other) - areaOf(one));
  const spots = placed.map((step) => spot(step, size, 1 + bySize.indexOf(step)));
  if (state.failure) {
    parts.push(element("div", { class: "failure" },
      element("strong", {}, state.last == null ? "Cannot be drawn" : "The app has ended"),
      element("p", {}, state.failure), state.cause ? element("p", {}, state.cause) : null));
  }
  return [...parts, ...spots];
}

function otherSteps(index) {
  const steps = stepsOf(index).filter((step) => !isPlaced(step));
  if (!steps.length) return [];
  return [element("h3", {}, `Other steps (${steps.length})`),
    element("div", { class: "list" }, ...steps.map((step) =>
      button(step.line, (event) => take(step, { focuses: event.detail === 0 }), {
        "data-line": step.line,
        title: step.place.gesture ? verbs[step.place.gesture] + step.line : null,
      })))];
}

function crumb(entry, index) {
  const name = data.states[entry.state].name;
  const isLast = index === trail.length - 1;
  return element("li", {}, button(name, () => {
    pause();
    go(trail.slice(0, index + 1));
  }, { "aria-current": isLast ? "page" : null, title: entry.line }));
}

function traceOf({ trace: index, line }) {
  if (index == null) return [];
  const lines = data.traces.traces[index].map((item) => data.traces.lines[item]);
  return [element("h3", {}, "Trace: ", element("span", { class: "code" }, line ?? "")),
    lines.length
      ? element("table", {}, element("tbody", {}, ...lines.map(([mark, subject, text]) =>
        element("tr", {}, element("td", { class: "mark" }, mark),
          element("td", { class: "subject" }, subject), element("td", {}, text)))))
      : element("p", {}, "Nothing is called.")];
}

function remarkOn(index) {
  const state = data.states[index];
  if (state.failure) return null;
  if (!wayTo(index)) return "No step leads to this screen.";
  if (!state.isExplored) return "Not all steps from here were tried: the limit was reached.";
  return state.steps.length ? null : "Nothing here can be touched.";
}

/** Shows where the trail ends. */
function show(focuses) {
  const entry = current();
  const index = entry.state;
  if (index == null) return;
  heading.textContent = data.states[index].name;
  surface.replaceChildren(...screenOf(index));
  others.replaceChildren(...otherSteps(index));
  others.hidden = !others.children.length;
  const text = remarkOn(index);
  remark.textContent = text ?? "";
  remark.hidden = text == null;
  trace.replaceChildren(...traceOf(entry));
  const first = Math.max(0, trail.length - 8);
  breadcrumbs.replaceChildren(
    ...(first ? [element("li", {}, `… ${first} before`)] : []),
    ...trail.slice(first).map((item, offset) => crumb(item, first + offset)));
  const count = stepsOf(index).length;
  status.textContent = `${data.states[index].name}, ${counted(count, "step")}`;
  backButton.disabled = trail.length < 2;
  link("state", data.states[index].name);
  showFlow();
  for (const item of findingButtons) {
    item.setAttribute("aria-pressed", String(data.findings[item.dataset.index].state === index));
  }
  if (focuses) heading.focus({ preventScroll: true });
}

// MARK: Mice and fingers

let press = null;
let wasDragged = false;

/** Takes the step that `gesture` takes at (`x`, `y`) on the screen; returns whether there is one. */
function recognize(gesture, x, y) {
  const found = stepsOf(current().state).filter(({ place }) => place.gesture === gesture
    && (place.frame == null || (x >= place.frame[0] && x <= place.frame[0] + place.frame[2]
      && y >= place.frame[1] && y <= place.frame[1] + place.frame[3])));
  found.sort((one, other) => (one.place.frame ? areaOf(one) : Infinity)
    - (other.place.frame ? areaOf(other) : Infinity));
  if (found.length) take(found[0]);
  return found.length > 0;
}

function placeOf(event) {
  const box = surface.getBoundingClientRect();
  const { width, height } = data.sizes[data.states[current().state].size];
  return [((event.clientX - box.left) / box.width) * width,
    ((event.clientY - box.top) / box.height) * height];
}

surface.addEventListener("pointerdown", (event) => {
  wasDragged = false;
  if (event.button !== 0) return;
  press = { x: event.clientX, y: event.clientY, place: placeOf(event), time: event.timeStamp };
});

addEventListener("pointerup", (event) => {
  if (!press) return;
  const [x, y] = [event.clientX - press.x, event.clientY - press.y];
  const { place, time } = press;
  press = null;
  if (Math.hypot(x, y) >= 24) {
    wasDragged = true;
    const across = x < 0 ? "left" : "right";
    const down = y < 0 ? "up" : "down";
    recognize(Math.abs(x) > Math.abs(y) ? across : down, ...place);
  } else if (event.timeStamp - time > 600) {
    wasDragged = recognize("hold", ...place);
  }
});

surface.addEventListener("dblclick", (event) => recognize("doubleTap", ...placeOf(event)));

// MARK: Flows

/** The flow that is chosen, and the index of its last line that was done. */
let flow = null;
let position = -1;
let timer = null;

const lines = element("ol", { class: "lines" });
const playButton = button("Play", () => (timer == null ? play() : pause()));
const previousButton = button("Previous", () => { pause(); stepTo(position - 1); });
const nextButton = button("Next", () => { pause(); stepTo(position + 1); });
const player = element("section", { class: "player", "aria-label": "Flow", hidden: true },
  element("h3", {}, "Flow"),
  element("div", { class: "controls" }, previousButton, playButton, nextButton), lines);

function nextLine() {
  return flow?.lines.slice(position + 1).find((line) => line.step != null);
}

/** Where the chosen flow begins, before its first line. */
function start() {
  const first = flow.lines.find((line) => line.state != null);
  if (first?.step == null && first) {
    const index = data.launches.findIndex((launch) => launch.state === first.state);
    return index < 0 ? { state: first.state, trace: null, line: null } : launched(index);
  }
  return launched(0);
}

/** The way through the lines of the chosen flow up to the one with the index `last`. */
function wayThrough(last) {
  let way = [start()];
  flow.lines.slice(0, last + 1).forEach((line) => {
    if (line.state == null) return;
    const step = line.step == null ? null
      : stepsOf(way.at(-1).state).find((item) => item.line === line.step);
    if (step) way.push(after(step));
    else if (line.state !== way.at(-1).state) {
      const launch = data.launches.findIndex((item) =>
        item.state === line.state && item.line === line.text);
      way = [launch < 0 ? { state: line.state, trace: null, line: line.text } : launched(launch)];
    }
  });
  return way;
}

function stepTo(index) {
  position = Math.max(-1, Math.min(index, flow.lines.length - 1));
  go(wayThrough(position));
}

/** Shows where the next step of the flow is touched, before it is taken. */
function point(line) {
  const spotOf = [...document.querySelectorAll("[data-line]")].find((item) =>
    item.dataset.line === line.step);
  spotOf?.classList.add("pointed");
}

function tick() {
  if (position >= flow.lines.length - 1) return pause();
  const line = flow.lines[position + 1];
  if (line.step != null) point(line);
  timer = setTimeout(() => {
    stepTo(position + 1);
    if (flow.lines[position].message) pause();
    else tick();
  }, line.step == null ? 350 : 900);
}

function play() {
  if (position >= flow.lines.length - 1) position = -1;
  go(wayThrough(position));
  timer = 0;
  tick();
  showFlow();
}

function pause() {
  clearTimeout(timer);
  timer = null;
  if (flow) showFlow();
}

function messageOf(message) {
  return element("div", { class: "message" }, element("strong", {}, message.text),
    ...message.notes.map((note) => element("p", {}, note)));
}

function lineItem(line, index) {
  const item = element("li", { class: line.message ? "failed" : null },
    button("", () => { pause(); stepTo(index); }, { class: "code" }));
  item.firstChild.append(element("span", { class: "number" }, String(line.number)),
    element("span", {}, line.text));
  if (line.message) item.append(messageOf(line.message));
  return item;
}

function showFlow() {
  playButton.textContent = timer == null ? "Play" : "Pause";
  if (!flow) return;
  previousButton.disabled = position < 0;
  nextButton.disabled = position >= flow.lines.length - 1;
  [...lines.children].forEach((item, index) => {
    const isHere = index === position;
    item.classList.toggle("here", isHere);
    item.firstChild.setAttribute("aria-current", isHere ? "step" : "false");
    if (isHere) reveal(item);
  });
}

/** Scrolls the list of lines, and nothing else, so far that `item` can be seen. */
function reveal(item) {
  const [outer, inner] = [lines.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    lines.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}

function choose(index) {
  pause();
  flow = data.flows[index] ?? null;
  position = -1;
  player.hidden = !flow;
  if (!flow) return;
  lines.replaceChildren(...flow.mistakes.map((message) =>
    element("li", { class: "failed" }, element("span", { class: "code" }, `line ${message.line}`),
      messageOf(message))), ...flow.lines.map(lineItem));
  go([start()]);
}

/** The shortest ends of paths that tell the flows apart. */
const flowNames = data.flows.map(({ path }) => {
  const parts = path.split("/");
  const end = (count) => parts.slice(-count).join("/");
  let count = 1;
  while (count < parts.length && data.flows.some((other) =>
    other.path !== path && other.path.endsWith(`/${end(count)}`))) count += 1;
  return end(count);
});

function isFailed({ mistakes, lines: items }) {
  return mistakes.length > 0 || items.some((line) => line.message);
}

const flowMenu = element("select", {}, element("option", {}, "none"),
  ...data.flows.map((item, index) =>
    element("option", {}, flowNames[index] + (isFailed(item) ? " (fails)" : ""))));
flowMenu.addEventListener("change", () => choose(flowMenu.selectedIndex - 1));

const launchMenu = element("select", {},
  ...data.launches.map(({ line }) => element("option", {}, line)));
launchMenu.addEventListener("change", () => {
  pause();
  const line = flow?.lines[position + 1];
  const isNext = line?.step == null && line?.state === data.launches[launchMenu.selectedIndex].state;
  if (isNext) position += 1;
  go([launched(launchMenu.selectedIndex)]);
});

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
  element("h3", {}, `Findings (${data.findings.length})`),
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
  data.launches.length > 1 ? element("label", {}, "Launch", launchMenu) : null,
  data.flows.length ? element("label", {}, "Flow", flowMenu) : null,
  element("label", {}, spotsToggle, "Mark places"), backButton, button("Restart", restart), status);

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
