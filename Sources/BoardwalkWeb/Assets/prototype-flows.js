// The prototype: flows that are played.

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
  element("h2", {}, "Flow"),
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
