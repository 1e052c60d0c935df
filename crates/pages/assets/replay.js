// A match that is over: the analysis comes by itself, the promise is checked here, the picture can be a PNG.
import { ask } from "./ask.js";
import { sha256 } from "./sha256.js";

const analysis = document.querySelector("[data-load]");
if (analysis) {
  const text = await ask(analysis.dataset.load).then((answer) => answer.text(), () => "");
  const page = new DOMParser().parseFromString(text, "text/html");
  for (const id of ["verdict", "analysis"]) {
    const fresh = page.getElementById(id);
    if (fresh) document.getElementById(id)?.replaceWith(fresh);
  }
}

document.addEventListener("click", async (event) => {
  const check = event.target.closest("[data-check]");
  if (check) {
    const promise = check.closest(".promise");
    const { text, hash, holds, broken } = promise.dataset;
    promise.querySelector("[role=status]").textContent = sha256(text) === hash ? holds : broken;
  }
  const picture = event.target.closest("[data-picture]");
  if (picture) {
    event.preventDefault();
    const image = new Image();
    image.src = picture.href;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    const link = document.createElement("a");
    link.download = "codeknacker.png";
    link.href = canvas.toDataURL("image/png");
    link.click();
  }
});

document.addEventListener("keydown", ({ key, target }) => {
  if (target.matches("input, textarea, select")) return;
  const way = { ArrowLeft: "prev", ArrowRight: "next" }[key];
  document.querySelector(`[rel=${way}]:not([aria-disabled])`)?.click();
});
