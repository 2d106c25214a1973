// The map: the page around it, its menus, and what fingers, mice and keys do.

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
    for (const image of images) if (image.isNear) waiting.add(image);
    loadSome();
    const hasOwnFrames = choice === 0 || name === "Appearance";
    for (const mark of world.querySelectorAll(".mark")) mark.hidden = !hasOwnFrames;
  });
  return { menu, label: element("label", {}, name, menu) };
}

const menus = data.settings.map(settingMenu);

// MARK: The page

const sceneCount = counted(data.scenes.length, "scene");
const findingCount = data.scenes.reduce((sum, scene) => sum + scene.findings.length, 0);

const outside = data.outsideErrors.length
  ? element("details", { class: "outside" },
    element("summary", { class: "error" },
      `${counted(data.outsideErrors.length, "error")} in documents not shown`),
    element("ul", {}, ...data.outsideErrors.map(({ path, line, message }) =>
      element("li", {}, element("span", { class: "code" }, `${path}:${line}`), ` ${message}`))))
  : null;

const toolbar = element("header", { class: "toolbar" },
  element("h1", {}, data.name),
  element("span", { class: "summary" },
    findingCount ? `${sceneCount}, ${counted(findingCount, "finding")}` : sceneCount),
  outside,
  element("div", { class: "search" }, query, results),
  element("span", { class: "spring" }),
  settingsGroup(...menus.map(({ label }) => label)),
  element("span", { class: "sizes" },
    button("−", () => zoom(1 / 1.3), { "aria-label": "Smaller" }),
    button("+", () => zoom(1.3), { "aria-label": "Larger" }),
    button("Fit", fitAll)),
  status);

const legend = element("div", { class: "legend", "aria-hidden": "true" },
  ...styles.map((style) => element("span", { class: style }, style)));

const plane = shape("svg", {
  class: "arrows", width: data.size[0], height: data.size[1], "aria-hidden": "true",
}, shape("defs", {}, ...arrowHeads), ...arrows);

world.append(...documents, plane, ...buttons, ...labels);
viewport.append(world, ...(styles.length ? [legend] : []));
if (!data.scenes.length) {
  viewport.append(element("p", { class: "empty" }, "There are no scenes."));
}
document.body.append(toolbar, element("main", { class: "stage" }, viewport, details));
for (const image of images) nearness.observe(image);

// MARK: Fingers, mice and keys

let drag = null;

/** The fingers on the map, by the ids of their pointers. */
const fingers = new Map();

/** Moves and enlarges the map as one of two fingers moves. */
function pinch(event) {
  const last = fingers.get(event.pointerId);
  const [, other] = [...fingers].find(([id]) => id !== event.pointerId);
  const distance = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const box = viewport.getBoundingClientRect();
  move((event.clientX - last.clientX) / 2, (event.clientY - last.clientY) / 2);
  zoom(distance(event) / Math.max(1, distance(last)),
    (event.clientX + other.clientX) / 2 - box.left, (event.clientY + other.clientY) / 2 - box.top);
  fingers.set(event.pointerId, event);
}

viewport.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  if (event.pointerType === "touch") fingers.set(event.pointerId, event);
  drag = { x: event.clientX, y: event.clientY, hasMoved: fingers.size > 1 };
});

for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (event) => fingers.delete(event.pointerId));
}

addEventListener("pointermove", (event) => {
  if (fingers.size === 2 && fingers.has(event.pointerId)) return pinch(event);
  if (!drag || !(event.buttons & 1)) return;
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.hasMoved && Math.hypot(x, y) < 5) return;
  drag = { x: event.clientX, y: event.clientY, hasMoved: true };
  if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event);
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
  view.scale = Math.min(1, 1040 / data.size[0], (640 - 48) / data.size[1]);
  view.x = 0;
  view.y = 0;
  draw();
  adapt();
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
draw();
adapt();
