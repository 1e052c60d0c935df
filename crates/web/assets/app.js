// Comfort on every page. Nothing depends on it: every form and link works without.
document.documentElement.classList.add("script");
