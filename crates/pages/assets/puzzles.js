// A puzzle: the row appears as it is typed or tapped; times and days in a row are remembered by this browser alone.
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

/** The most puzzles whose times are remembered. */
const MOST = 1000;
const times = document.getElementById("times");
if (times) {
  const kept = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      return {};
    }
  };
  const { puzzle: id, grade, date } = times.dataset;
  const [all, days] = [kept("puzzles"), kept("puzzle days")];
  const began = Number(sessionStorage.getItem(`puzzle ${id}`));
  const ended = "solved" in times.dataset || "given" in times.dataset;
  if (!ended && !began) sessionStorage.setItem(`puzzle ${id}`, Date.now());
  // What was given away, or opened by its solution's address, has no time.
  if (ended && !(id in all) && began) {
    all[id] = "solved" in times.dataset ? { grade, seconds: Math.max(1, Math.round((Date.now() - began) / 1000)) } : { grade };
    localStorage.setItem("puzzles", JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
    if (all[id].seconds && "today" in times.dataset) {
      days[date] = true;
      localStorage.setItem("puzzle days", JSON.stringify(days));
    }
  }
  const day = (back) => new Date(Date.parse(date) - back * 86400000).toISOString().slice(0, 10);
  let streak = days[date] ? 1 : 0;
  for (let back = 1; days[day(back)]; back++) streak++;
  const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const best = Math.min(...Object.values(all).filter((one) => one.grade === grade && one.seconds).map((one) => one.seconds));
  const told = [];
  if (all[id]?.seconds) told.push(times.dataset.time.replace("{t}", clock(all[id].seconds)));
  if (best < Infinity) told.push(times.dataset.best.replace("{t}", clock(best)));
  if (streak) told.push(times.dataset.streak.replace("{n}", streak));
  times.textContent = told.join(" ");
}
