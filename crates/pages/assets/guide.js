// Comforts of the guide's pages: rows that appear as they are typed, printing, and forgetting what this browser keeps.
const lesson = document.getElementById("lesson");
const typed = lesson?.querySelector("#row");
if (typed) {
  const keys = [...lesson.querySelectorAll(".key")];
  const holes = lesson.querySelector(".now .line");
  const show = () => {
    const letters = [...typed.value.toUpperCase().replace(/[^A-Z.]/g, "")];
    [...holes.children].forEach((old, place) => {
      const piece = keys.find((key) => key.value === letters[place])?.firstElementChild.cloneNode(true);
      const now = piece ?? Object.assign(document.createElement("span"), { className: "hole" });
      if (now.textContent === old.textContent) return;
      now.classList.toggle("new", Boolean(piece));
      old.replaceWith(now);
    });
  };
  typed.addEventListener("input", show);
  lesson.addEventListener("click", (event) => {
    const key = event.target.closest(".key, [name=clear]");
    if (!key) return;
    event.preventDefault();
    if (key.name === "clear") typed.value = "";
    else if (typed.value.replace(/[^A-Za-z.]/g, "").length < holes.children.length) typed.value += key.value;
    show();
  });
}
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
if (document.querySelector("[data-forgotten]")) {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
