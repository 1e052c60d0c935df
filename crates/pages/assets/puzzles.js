// A puzzle: the row appears as it is typed or tapped.
const puzzle = document.getElementById("puzzle");
const typed = puzzle?.querySelector("#row");
if (typed) {
  const keys = [...puzzle.querySelectorAll(".key")];
  const holes = puzzle.querySelector(".now .line");
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
  puzzle.addEventListener("click", (event) => {
    const key = event.target.closest(".key, [name=clear]");
    if (!key) return;
    event.preventDefault();
    if (key.name === "clear") typed.value = "";
    else if (typed.value.replace(/[^A-Za-z.]/g, "").length < holes.children.length) typed.value += key.value;
    show();
  });
}
