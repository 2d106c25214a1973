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

/** The shortest way from one of `starts` to the screen `target`; null where none leads there. */
function wayFrom(starts, target) {
  const origins = new Map();
  const queue = [];
  for (const entry of starts) {
    if (origins.has(entry.state)) continue;
    origins.set(entry.state, { entry });
    queue.push(entry.state);
  }
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

const wayFromLaunch = (target) =>
  wayFrom(data.launches.map((launch, index) => launched(index)), target);

/** The shortest way to the screen `target`: from a launch, else from a scene that none reaches. */
function wayTo(target) {
  const scenes = data.findings.filter(({ state, way }) => state != null && !way.length);
  return wayFromLaunch(target)
    ?? wayFrom(scenes.map(({ state }) => ({ state, trace: null, line: null })), target);
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
  return [element("h2", {}, `Other steps (${steps.length})`),
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
  return [element("h2", {}, "Trace: ", element("span", { class: "code" }, line ?? "")),
    lines.length
      ? element("table", {}, element("thead", { class: "hidden" }, element("tr", {},
        ...["Time", "Object", "Call"].map((name) => element("th", { scope: "col" }, name)))),
      element("tbody", {}, ...lines.map(([mark, subject, text]) =>
        element("tr", {}, element("td", { class: "mark" }, mark),
          element("td", { class: "subject", title: subject }, subject), element("td", {}, text)))))
      : element("p", {}, "Nothing is called.")];
}

function remarkOn(index) {
  const state = data.states[index];
  if (state.failure) return null;
  if (trail.length === 1 && !wayFromLaunch(index)) {
    return "Only code leads to this screen, or nothing does.";
  }
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
