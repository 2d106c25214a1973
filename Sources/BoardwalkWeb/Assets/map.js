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

/** The scale from which on views on pictures can be told apart. */
const readable = 0.25;
let frame = null;
let resting;

/** Shows the plane where `view` is, once in each frame. */
function show() {
  frame ??= requestAnimationFrame(draw);
  viewport.classList.add("moving");
  clearTimeout(resting);
  resting = setTimeout(rest, 180);
}

function draw() {
  frame = null;
  world.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
}

/** Draws the plane sharply, and then with names and lines as large as they must be to be seen. */
function rest() {
  viewport.classList.remove("moving");
  requestAnimationFrame(adapt);
}

function adapt() {
  const enlarged = Math.min(2.2, Math.max(1, 0.7 / view.scale));
  setSize("--enlarged", enlarged.toFixed(1));
  setSize("--pixel", `${(1 / view.scale).toFixed(1)}px`);
  world.classList.toggle("far", enlarged > 1.3);
  world.classList.toggle("distant", view.scale < 0.18);
}

function setSize(name, value) {
  if (world.style.getPropertyValue(name) !== value) world.style.setProperty(name, value);
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

/** Shows all of `frame`, no larger than `limit`, above the legend. */
function fit([left, top, width, height], limit = 1, margin = 24) {
  const { clientWidth } = viewport;
  const clientHeight = viewport.clientHeight - legend.offsetHeight;
  const across = (clientWidth - 2 * margin) / Math.max(1, width);
  const down = (clientHeight - 2 * margin) / Math.max(1, height);
  view.scale = Math.max(0.02, Math.min(limit, across, down));
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
    markerWidth: 5.5, markerHeight: 5.5, orient: "auto",
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
    const [right, down] = item.contentOffset ?? [0, 0];
    flattened(item.views, left + x - right, top + y - down, result);
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
    element("span", { class: exit.isMissing ? "missing" : null, title: exit.label },
      exit.label)));
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
    if (mark) picture.append(mark);
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

/** Pictures near the window that are not made yet. */
const waiting = new Set();

const nearness = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    target.isNear = isIntersecting;
    if (isIntersecting) waiting.add(target);
    else waiting.delete(target);
  }
  loadSome();
}, { root: viewport, rootMargin: "300px" });

/** Makes as many of the waiting pictures as a frame has time for, and the others in the next ones. */
function loadSome() {
  const end = performance.now() + 8;
  for (const image of waiting) {
    waiting.delete(image);
    load(image);
    if (performance.now() > end) break;
  }
  if (waiting.size) requestAnimationFrame(loadSome);
}

function load(image) {
  const { pictures } = data.scenes[image.dataset.scene];
  const index = pictures[choice] ?? pictures[0];
  if (image.shown === index) return;
  image.shown = index;
  image.src = pictureSource(index);
}

const images = [...buttons.flatMap((item) => [...item.querySelectorAll("img")])];
