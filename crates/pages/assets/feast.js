// A win's fanfare: pegs of the row that cracked the code fly up from it and fall away. Only drawing.

/** How many pegs fly. */
const MANY = 20;

/** Lets the pegs of a row fly, where movement is welcome. */
export function fanfare(row) {
  const pegs = [...(row?.querySelectorAll(".pegs > .peg") ?? [])];
  if (!pegs.length || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const sky = document.createElement("div");
  sky.className = "fanfare";
  sky.setAttribute("aria-hidden", "true");
  for (let nth = 0; nth < MANY; nth++) {
    const from = pegs[nth % pegs.length];
    const { left, top } = from.getBoundingClientRect();
    const peg = sky.appendChild(from.cloneNode(true));
    peg.classList.remove("new");
    // Every other one to the other side, each higher and farther than the one before.
    const side = nth % 2 ? 1 : -1;
    const set = { left: `${left}px`, top: `${top}px`, "--x": `${side * (2 + nth * 0.9)}rem`, "--y": `${-5 - ((nth * 7) % MANY) * 0.6}rem`, "--late": `${nth * 25}ms` };
    for (const [name, value] of Object.entries(set)) peg.style.setProperty(name, value);
  }
  sky.lastElementChild.addEventListener("animationend", () => sky.remove());
  document.body.append(sky);
}
