// The map: pictures of scenes on a plane that can be moved and enlarged, and all about one of them.

document.title = `${data.name}: map`;

const viewport = element("div", {
  class: "viewport", tabindex: "0", role: "region",
  "aria-label": "Map. Arrow keys move it, plus and minus change its size, zero fits it.",
});
const world = element("div", { class: "world" });
const details = element("aside", { class: "details", "aria-label": "Scene", hidden: true });
const status = element("span", { class: "hidden", role: "status" });

// MARK: The plane

const view = { x: 0, y: 0, scale: 1 };
let resting;

/** Shows the plane where `view` is; it is drawn sharply again once it rests. */
function show() {
  world.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  const enlarged = Math.min(2.2, Math.max(1, 0.7 / view.scale));
  world.style.setProperty("--enlarged", enlarged.toFixed(2));
  world.classList.toggle("far", enlarged > 1.3);
  viewport.classList.add("moving");
  clearTimeout(resting);
  resting = setTimeout(() => viewport.classList.remove("moving"), 180);
}

function move(x, y) {
  view.x += x;
  view.y += y;
  show();
}

/** Changes the size by `factor`, with the point under (`x`, `y`) of the viewport where it is. */
function zoom(factor, x = viewport.clientWidth / 2, y = viewport.clientHeight / 2) {
  const scale = Math.min(4, Math.max(0.02, view.scale * factor));
  view.x = x - ((x - view.x) * scale) / view.scale;
  view.y = y - ((y - view.y) * scale) / view.scale;
  view.scale = scale;
  show();
}

/** Shows all of `frame`, no larger than `limit`. */
function fit([left, top, width, height], limit = 1, margin = 24) {
  const { clientWidth, clientHeight } = viewport;
  const across = (clientWidth - 2 * margin) / Math.max(1, width);
  const down = (clientHeight - 2 * margin) / Math.max(1, height);
  view.scale = Math.min(limit, across, down);
  view.x = (clientWidth - width * view.scale) / 2 - left * view.scale;
  view.y = (clientHeight - height * view.scale) / 2 - top * view.scale;
  show();
}

const fitAll = () => fit([0, 0, ...data.size]);

/** Moves as far as needed for the scene to be seen whole. */
function reveal({ frame }) {
  fit([frame[0] - 40, frame[1] - 80, frame[2] + 80, frame[3] + 120], Math.max(0.5, view.scale));
}

// MARK: What is on it

/** The settings that are chosen, as the index of a choice. */
let choice = 0;

const documents = data.documents.map(({ path, frame }) => {
  const result = element("div", { class: "document" },
    element("h2", { title: path }, element("bdi", {}, path)));
  place(result, frame);
  return result;
});

const styles = [...new Set(data.arrows.map((arrow) => arrow.style))].sort();

const arrowHeads = styles.map((style) =>
  shape("marker", {
    id: `head-${style}`, class: style, viewBox: "0 0 10 10", refX: 9, refY: 5,
    markerWidth: 13, markerHeight: 13, markerUnits: "userSpaceOnUse", orient: "auto",
  }, shape("path", { d: "M0 0L10 5L0 10z" })));

const arrows = data.arrows.map((arrow) =>
  shape("path", {
    d: arrow.path, class: arrow.style, "marker-end": `url(#head-${arrow.style})`,
  }));

const labels = data.arrows.map((arrow) => {
  const result = element("span", { class: `label ${arrow.style}`, "aria-hidden": "true" },
    arrow.label);
  result.style.left = `${arrow.place[0]}px`;
  result.style.top = `${arrow.place[1]}px`;
  return result;
});

const severities = ["error", "warning", "note"];

function worst(findings) {
  return severities.find((severity) => findings.some((finding) => finding.severity === severity));
}

/** The views of a scene with their places on its screen, each before those inside it. */
function flattened(views, left = 0, top = 0, result = []) {
  for (const item of views) {
    const [x, y, width, height] = item.frame;
    result.push({ item, frame: [left + x, top + y, width, height] });
    flattened(item.views, left + x, top + y, result);
  }
  return result;
}

/** Where the object with the id `id` is on the screen of `scene`. */
function frameOf(scene, id) {
  scene.flat ??= flattened(scene.views);
  return id && scene.flat.find(({ item }) => item.id === id)?.frame;
}

function marked(scene, id, kind) {
  const frame = frameOf(scene, id);
  if (!frame) return null;
  const result = element("span", { class: `mark ${kind}` });
  place(result, frame);
  return result;
}

function titleOf(scene) {
  const severity = worst(scene.findings);
  return element("span", { class: "name" },
    scene.isInitial ? element("span", { class: "start", title: "Initial scene" }, "▶") : null,
    severity
      ? element("span", { class: `badge ${severity}` },
        element("span", {}, String(scene.findings.length)))
      : null,
    scene.name, element("small", {}, scene.className));
}

function exitsOf(scene) {
  return element("span", { class: "exits" }, ...scene.exits.map((exit) =>
    element("span", { class: exit.isMissing ? "missing" : null }, exit.label)));
}

function describe(scene) {
  const findings = scene.findings.length ? `, ${counted(scene.findings.length, "finding")}` : "";
  return `${scene.name}, ${scene.className}${scene.isInitial ? ", initial scene" : ""}${findings}`;
}

function sceneButton(scene, index) {
  const picture = element("span", { class: "picture" },
    scene.failure
      ? element("span", { class: "reason" }, `Cannot be drawn: ${scene.failure}`)
      : element("img", { alt: "", draggable: "false", "data-scene": index }));
  const result = button("", () => select(index), {
    class: scene.isContainer ? "scene container" : "scene", "aria-label": describe(scene),
  });
  result.append(picture, titleOf(scene), exitsOf(scene));
  for (const finding of scene.findings) {
    const mark = marked(scene, finding.object, finding.severity);
    if (mark) result.append(mark);
  }
  result.addEventListener("focus", () => {
    if (result.matches(":focus-visible") && !isSeen(result)) reveal(scene);
  });
  place(result, scene.frame);
  return result;
}

function isSeen(target) {
  const inner = target.getBoundingClientRect();
  const outer = viewport.getBoundingClientRect();
  return inner.left >= outer.left && inner.right <= outer.right
    && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

const buttons = data.scenes.map(sceneButton);

/** Pictures are made when they come near the window. */
const nearness = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    target.isNear = isIntersecting;
    if (isIntersecting) load(target);
  }
}, { root: viewport, rootMargin: "300px" });

function load(image) {
  const { pictures } = data.scenes[image.dataset.scene];
  const index = pictures[choice] ?? pictures[0];
  if (image.shown === index) return;
  image.shown = index;
  image.src = pictureSource(index);
}

const images = [...buttons.flatMap((item) => [...item.querySelectorAll("img")])];

// MARK: A scene

let selected = null;

/** A list of lines under a heading; nothing where there are none. */
function section(title, scene, lines) {
  if (!lines.length) return null;
  return element("section", {}, element("h3", {}, `${title} (${lines.length})`),
    element("ul", {}, ...lines.map((line) => pointing(scene, line.object,
      element("li", { class: "line code" }, line.text,
        line.line ? element("small", {}, `  line ${line.line}`) : null)))));
}

/** `target`, which shows on the picture what it speaks of while it is pointed at. */
function pointing(scene, id, target) {
  let mark = null;
  const begin = () => {
    mark ??= marked(scene, id, "pointer");
    if (mark) buttons[data.scenes.indexOf(scene)].append(mark);
  };
  const end = () => mark?.remove();
  target.addEventListener("pointerenter", begin);
  target.addEventListener("pointerleave", end);
  target.addEventListener("focusin", begin);
  target.addEventListener("focusout", end);
  return target;
}

function findingItem(scene, finding) {
  return pointing(scene, finding.object, element("li", { class: `finding ${finding.severity}` },
    element("strong", {}, `${finding.severity}, line ${finding.line}`),
    element("div", {}, finding.message),
    ...finding.notes.map((note) => element("p", {}, note)),
    element("small", {}, `[${finding.rule}]`)));
}

function words(item) {
  const text = item.text ? ` “${item.text}”` : item.placeholder ? ` (${item.placeholder})` : "";
  const state = (item.hidden ? " hidden" : "") + (item.enabled === false ? " disabled" : "");
  return `${item.class}${text}${state}`;
}

function treeItem(scene, item, depth) {
  const text = [words(item), element("small", { class: "code" },
    `  ${item.frame[2]} × ${item.frame[3]}`)];
  if (!item.views.length) {
    return pointing(scene, item.id, element("li", { class: "line" }, ...text));
  }
  return element("li", {}, element("details", { open: depth < 4 },
    pointing(scene, item.id, element("summary", {}, ...text)),
    element("ul", {}, ...item.views.map((inner) => treeItem(scene, inner, depth + 1)))));
}

function detailsOf(scene) {
  const document = data.documents[scene.document];
  return [
    element("header", {},
      element("div", {}, element("h2", { tabindex: "-1" }, scene.name),
        element("p", { class: "code" }, scene.className),
        scene.identifier ? element("p", {}, `Storyboard identifier: ${scene.identifier}`) : null,
        element("p", { class: "code" }, `${document.path}:${scene.line}`)),
      button("Close", () => select(null), { "aria-label": "Close the details" })),
    scene.failure
      ? element("p", { class: "error" }, `The scene cannot be drawn: ${scene.failure}`) : null,
    scene.findings.length
      ? element("section", {}, element("h3", {}, `Findings (${scene.findings.length})`),
        element("ul", {}, ...scene.findings.map((finding) => findingItem(scene, finding))))
      : null,
    section("Segues", scene, scene.details.segues),
    section("Outlets", scene, scene.details.outlets),
    section("Actions", scene, scene.details.actions),
    section("Constraints", scene, scene.details.constraints),
    scene.views.length
      ? element("section", { class: "tree" }, element("h3", {}, "Views"),
        element("ul", {}, ...scene.views.map((item) => treeItem(scene, item, 0))))
      : null,
  ].filter((part) => part);
}

/** Links name a scene as people do, and its document where several have one of that name. */
function linkTo(scene) {
  const twins = data.scenes.filter((other) => other.name === scene.name);
  return twins.length > 1 ? `${data.documents[scene.document].name}/${scene.name}` : scene.name;
}

function linkedScene() {
  const name = linked("scene");
  if (name == null) return null;
  const names = (scene) => [
    linkTo(scene), scene.name, scene.identifier, scene.className, scene.id,
  ];
  const index = data.scenes.findIndex((scene) => names(scene).includes(name));
  return index < 0 ? null : index;
}

/** Selects the scene with the index `index`, or none. */
function select(index) {
  const last = selected;
  selected = index;
  const scene = data.scenes[index];
  buttons.forEach((item, other) => {
    item.classList.toggle("selected", other === index);
    item.setAttribute("aria-pressed", String(other === index));
  });
  data.arrows.forEach((arrow, other) => {
    const isNear = arrow.from === index || arrow.to === index;
    arrows[other].classList.toggle("near", isNear);
    labels[other].classList.toggle("near", isNear);
  });
  world.classList.toggle("selecting", index != null);
  details.hidden = index == null;
  details.replaceChildren(...(scene ? detailsOf(scene) : []));
  details.scrollTop = 0;
  link("scene", scene && linkTo(scene));
  if (scene && !isSeen(buttons[index])) reveal(scene);
  if (scene) details.querySelector("h2").focus({ preventScroll: true });
  else if (last != null) buttons[last].focus({ preventScroll: true });
}

// MARK: Search

const query = element("input", {
  type: "search", placeholder: "Search  /", "aria-label": "Search text, classes, identifiers",
  "aria-controls": "results",
});
const results = element("div", { class: "results", id: "results", hidden: true });

/** What `text` was found in: the scene's own names, or the first view that has it. */
function match(scene, text) {
  const has = (value) => value?.toLowerCase().includes(text);
  const own = [scene.name, scene.className, scene.identifier, scene.id].find(has);
  if (own) return own;
  scene.flat ??= flattened(scene.views);
  for (const { item } of scene.flat) {
    const found = [item.text, item.placeholder, item.class, item.id, item.image,
      ...(item.bar ?? [])].find(has);
    if (found) return found;
  }
  return scene.details.segues.find((line) => has(line.text))?.text;
}

function search() {
  const text = query.value.trim().toLowerCase();
  const found = data.scenes.map((scene) => (text ? match(scene, text) : null));
  buttons.forEach((item, index) => item.classList.toggle("found", Boolean(found[index])));
  world.classList.toggle("searching", text !== "");
  const items = found.flatMap((reason, index) => {
    if (!reason) return [];
    const result = button(data.scenes[index].name, () => choose(index));
    result.append(element("small", {}, reason));
    return [result];
  });
  results.hidden = text === "";
  results.replaceChildren(...(items.length ? items : [element("p", {}, "Nothing found")]));
  status.textContent = text ? `${counted(items.length, "scene")} found` : "";
}

function choose(index) {
  results.hidden = true;
  reveal(data.scenes[index]);
  select(index);
}

query.addEventListener("input", search);
query.addEventListener("focus", search);
query.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === "ArrowDown") {
    const first = results.querySelector("button");
    if (!first) return;
    event.preventDefault();
    if (event.key === "Enter") first.click();
    else first.focus();
  }
});

// MARK: Settings

/** A menu for a setting; the others go back to their own values, as each is varied alone. */
function settingMenu({ name, values }) {
  const menu = element("select", {}, ...values.map((value) => element("option", {}, value)));
  menu.addEventListener("change", () => {
    choice = menu.selectedIndex === 0 ? 0 : data.choices.findIndex((item) =>
      item.setting === name && item.value === menu.value);
    for (const other of menus) {
      if (other.menu !== menu) other.menu.selectedIndex = 0;
    }
    for (const image of images) if (image.isNear) load(image);
    const hasOwnFrames = choice === 0 || name === "Appearance";
    for (const mark of world.querySelectorAll(".mark")) mark.hidden = !hasOwnFrames;
  });
  return { menu, label: element("label", {}, name, menu) };
}

const menus = data.settings.map(settingMenu);

// MARK: The page

const sceneCount = counted(data.scenes.length, "scene");
const findingCount = data.scenes.reduce((sum, scene) => sum + scene.findings.length, 0);

const toolbar = element("header", { class: "toolbar" },
  element("h1", {}, data.name),
  element("span", { class: "summary" },
    findingCount ? `${sceneCount}, ${counted(findingCount, "finding")}` : sceneCount),
  element("div", { class: "search" }, query, results),
  element("span", { class: "spring" }),
  ...menus.map(({ label }) => label),
  button("−", () => zoom(1 / 1.3), { "aria-label": "Smaller" }),
  button("+", () => zoom(1.3), { "aria-label": "Larger" }),
  button("Fit", fitAll),
  status);

const legend = element("div", { class: "legend", "aria-hidden": "true" },
  ...styles.map((style) => element("span", { class: style }, style)));

const plane = shape("svg", {
  class: "arrows", width: data.size[0], height: data.size[1], "aria-hidden": "true",
}, shape("defs", {}, ...arrowHeads), ...arrows);

world.append(...documents, plane, ...buttons, ...labels);
viewport.append(world, legend);
document.body.append(toolbar, element("main", { class: "stage" }, viewport, details));
for (const image of images) nearness.observe(image);

// MARK: Fingers, mice and keys

let drag = null;

viewport.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  drag = { x: event.clientX, y: event.clientY, hasMoved: false };
});

addEventListener("pointermove", (event) => {
  if (!drag || !(event.buttons & 1)) return;
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.hasMoved && Math.hypot(x, y) < 5) return;
  drag = { x: event.clientX, y: event.clientY, hasMoved: true };
  move(x, y);
});

// A drag that ends on a scene is no click on it.
viewport.addEventListener("click", (event) => {
  if (drag?.hasMoved) event.stopPropagation();
  else if (event.target === viewport || event.target === world) select(null);
  drag = null;
}, { capture: true });

viewport.addEventListener("wheel", (event) => {
  event.preventDefault();
  const unit = event.deltaMode === 1 ? 16 : 1;
  if (event.ctrlKey || event.metaKey) {
    const box = viewport.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY * unit * 0.01), event.clientX - box.left, event.clientY - box.top);
  } else {
    move(-event.deltaX * unit, -event.deltaY * unit);
  }
}, { passive: false });

const keys = {
  ArrowLeft: () => move(80, 0), ArrowRight: () => move(-80, 0),
  ArrowUp: () => move(0, 80), ArrowDown: () => move(0, -80),
  "+": () => zoom(1.3), "=": () => zoom(1.3), "-": () => zoom(1 / 1.3), 0: fitAll,
};

viewport.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== query) {
    event.preventDefault();
    query.focus();
  } else if (event.key === "Escape") {
    if (!results.hidden || query.value) {
      query.value = "";
      search();
    } else {
      select(null);
    }
  }
});

addEventListener("pointerdown", (event) => {
  if (!event.target.closest(".search")) results.hidden = true;
});

addEventListener("hashchange", () => {
  const index = linkedScene();
  if (index !== selected) select(index);
});

let viewBeforePrinting = null;

addEventListener("beforeprint", () => {
  viewBeforePrinting = { ...view };
  for (const image of images) load(image);
  view.scale = Math.min(1, 1040 / data.size[0], 700 / data.size[1]);
  view.x = 0;
  view.y = 0;
  show();
});

addEventListener("afterprint", () => {
  Object.assign(view, viewBeforePrinting);
  show();
});

fitAll();
const first = linkedScene();
if (first != null) {
  select(first);
  reveal(data.scenes[first]);
}
