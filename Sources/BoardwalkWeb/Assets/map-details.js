// The map: all about one of the scenes, and the search for scenes.

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
    if (mark) buttons[data.scenes.indexOf(scene)].querySelector(".picture").append(mark);
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

/** Scenes by their names, by names with their documents and with paths, and by other names. */
const scenesByName = [
  (scene) => scene.name,
  (scene) => `${data.documents[scene.document].name}/${scene.name}`,
  (scene) => `${data.documents[scene.document].path.replace(/\.\w+$/, "")}/${scene.name}`,
  (scene) => scene.identifier,
  (scene) => scene.className,
  (scene) => scene.id,
].map((nameOf) => ({ nameOf, groups: Map.groupBy(data.scenes, nameOf) }));

/** Links name a scene as people do, and its document where several have one of that name. */
function linkTo(scene) {
  const own = scenesByName.find(({ nameOf, groups }) =>
    nameOf(scene) != null && groups.get(nameOf(scene)).length === 1);
  return (own ?? scenesByName[0]).nameOf(scene);
}

/** The index of the scene that the address links to: of the only one of that name, else the first. */
function linkedScene() {
  const name = linked("scene");
  if (name == null) return null;
  const found = scenesByName.flatMap(({ groups }) => groups.has(name) ? [groups.get(name)] : []);
  const scenes = found.find((group) => group.length === 1) ?? found[0];
  return scenes ? data.scenes.indexOf(scenes[0]) : null;
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
  // A line that is replaced while it is pointed at never hears that the pointer has left it.
  for (const mark of world.querySelectorAll(".mark.pointer")) mark.remove();
  details.hidden = index == null;
  details.replaceChildren(...(scene ? detailsOf(scene) : []));
  details.scrollTop = 0;
  link("scene", scene && linkTo(scene));
  if (scene && !(isSeen(buttons[index]) && view.scale >= readable)) reveal(scene);
  if (scene) details.querySelector("h2").focus({ preventScroll: true });
  else if (last != null) buttons[last].focus({ preventScroll: true });
}

// MARK: Search

const query = element("input", {
  type: "search", placeholder: "Search  /", "aria-label": "Search text, classes, identifiers",
  "aria-controls": "results",
});
const results = element("div", { class: "results", id: "results", hidden: true });

/** What `text` was found in: one of the scene's own names. */
function matchOfName(scene, text) {
  const has = (value) => value?.toLowerCase().includes(text);
  return [scene.name, scene.className, scene.identifier, scene.id].find(has);
}

/** What `text` was found in: the first view that has it, or a segue. */
function matchInside(scene, text) {
  const has = (value) => value?.toLowerCase().includes(text);
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
  const found = data.scenes.flatMap((scene, index) => {
    const name = text && matchOfName(scene, text);
    const reason = text && (name || matchInside(scene, text));
    return reason ? [{ index, reason, isNamed: Boolean(name) }] : [];
  });
  const indices = new Set(found.map(({ index }) => index));
  buttons.forEach((item, index) => item.classList.toggle("found", indices.has(index)));
  world.classList.toggle("searching", text !== "");
  // Whoever types the name of a scene means that scene.
  found.sort((one, other) => other.isNamed - one.isNamed);
  const items = found.map(({ index, reason }) => {
    const { name, document } = data.scenes[index];
    const result = button(name, () => choose(index));
    if (reason !== name) result.append(element("small", {}, reason));
    if (data.documents.length > 1) {
      result.append(element("small", {}, data.documents[document].path));
    }
    return result;
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
  if (event.key === "Enter") results.querySelector("button")?.click();
});

// The arrow keys go from the query to the results and back.
for (const part of [query, results]) {
  part.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [query, ...results.querySelectorAll("button")];
    stops[stops.indexOf(document.activeElement) + step]?.focus();
  });
}
