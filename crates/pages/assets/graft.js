// Makes a part of the page like another. What is alike already stays, so that the browser needn't style and lay it out again,
// and stays where somebody has scrolled it.

/** What tells elements apart, whatever else about them changes: what has the focus never becomes something else. */
function identity(one) {
  if (one.nodeType !== Node.ELEMENT_NODE) return "";
  const names = ["id", "name", "href", "action", one.type === "hidden" ? "type" : "value"];
  return names.map((name) => one.getAttribute(name)).join("\n");
}

const alike = (one, other) => one.nodeName === other.nodeName && identity(one) === identity(other);

/** Makes one like the other, which is used up. */
export function graft(one, other) {
  if (one.isEqualNode(other)) return;
  if (one.nodeType !== Node.ELEMENT_NODE) return void (one.data = other.data);
  for (const name of one.getAttributeNames()) if (!other.hasAttribute(name)) one.removeAttribute(name);
  for (const { name, value } of other.attributes) if (one.getAttribute(name) !== value) one.setAttribute(name, value);
  const { value, checked } = other;
  const [before, after] = [[...one.childNodes], [...other.childNodes]];
  // What is new mostly comes at the beginning or at the end.
  while (before.length && after.length && before.at(-1).isEqualNode(after.at(-1))) for (const all of [before, after]) all.pop();
  const behind = one.childNodes[before.length] ?? null;
  after.forEach((wanted, place) => {
    const known = before[place];
    if (!known) one.insertBefore(wanted, behind);
    else if (alike(known, wanted)) graft(known, wanted);
    else known.replaceWith(wanted);
  });
  for (const gone of before.slice(after.length)) gone.remove();
  // What somebody has typed or chosen doesn't follow attributes.
  if (one.matches("input, select")) one.value = value;
  if (one.matches("input")) one.checked = checked;
}
