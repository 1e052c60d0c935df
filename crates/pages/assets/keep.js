// What this browser remembers. One that keeps nothing, or has no room left, plays all the same.

/** Keeps a value under a name, or forgets it if there is none. */
export function keep(storage, name, value) {
  try {
    if (value === null) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(value));
  } catch {
    // What can't be kept lasts as long as the page.
  }
}
