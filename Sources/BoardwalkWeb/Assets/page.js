// What all pages need: the data, elements made from it as text, and pictures.

const data = JSON.parse(document.getElementById("data").textContent);

/** `text` with escapes for the controls that change the order of the text around them. */
function ordered(text) {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, (control) =>
    `\\u{${control.codePointAt(0).toString(16).toUpperCase()}}`);
}

/** An element with attributes, and with children that are elements or texts. */
function element(name, attributes = {}, ...children) {
  const result = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) result.setAttribute(key, "");
    else if (value !== false && value != null) result.setAttribute(key, value);
  }
  result.append(...children.filter((child) => child != null).map((child) =>
    typeof child === "string" ? ordered(child) : child));
  return result;
}

/** An SVG element with attributes. */
function shape(name, attributes = {}, ...children) {
  const result = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) result.setAttribute(key, value);
  result.append(...children);
  return result;
}

/** A button with a text and what it does. */
function button(text, action, attributes = {}) {
  const result = element("button", { type: "button", ...attributes }, text);
  result.addEventListener("click", action);
  return result;
}

/** The address of an SVG text as an image, in which browsers run and load nothing. */
function imageSource(text) {
  return "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
}

/** The address of a picture of the pool, made when it is first asked for. */
const pictureSource = (() => {
  const known = new Map();
  return (index) => {
    if (!known.has(index)) {
      const lines = data.pool.pictures[index].map((line) => data.pool.lines[line]);
      known.set(index, imageSource(lines.join("\n")));
    }
    return known.get(index);
  };
})();

/** Puts an element at a frame of left, top, width and height in points. */
function place(target, [left, top, width, height]) {
  target.style.left = `${left}px`;
  target.style.top = `${top}px`;
  target.style.width = `${width}px`;
  target.style.height = `${height}px`;
}

/** Controls of the toolbar that narrow windows show only when asked to. */
function settingsGroup(...controls) {
  const result = element("details", { class: "settings" }, element("summary", {}, "Settings"),
    element("div", {}, ...controls));
  const narrow = matchMedia("(max-width: 700px)");
  const adapt = () => { result.open = !narrow.matches; };
  narrow.addEventListener("change", adapt);
  adapt();
  addEventListener("pointerdown", (event) => {
    if (narrow.matches && !event.target.closest(".settings")) result.open = false;
  });
  return result;
}

/** `3 scenes`, `1 scene`. */
function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The part `name` of what follows the # in the address. */
function linked(name) {
  return new URLSearchParams(location.hash.slice(1)).get(name);
}

/** Makes the address lead to what is shown. */
function link(name, value) {
  const hash = value == null ? " " : `#${name}=${encodeURIComponent(value)}`;
  history.replaceState(null, "", hash === " " ? location.pathname + location.search : hash);
}
