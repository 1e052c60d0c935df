// The sounds of the board, made here: a peg in its hole, pins one after the other, the shield, a win. There are none until
// somebody has touched the page, and none while it is muted. Telephones hum along.

let context;
/** Browsers let a page sound only once somebody has touched it. */
function wake() {
  if (context || !window.AudioContext) return;
  context = new AudioContext();
}
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { capture: true });

const muted = () => "mute" in document.documentElement.dataset;

/** A tone that begins `at` seconds from now and dies away. */
function tone(pitch, { at = 0, long = 0.12, loud = 0.12, kind = "sine", to = pitch } = {}) {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  const begin = context.currentTime + at;
  source.type = kind;
  source.frequency.setValueAtTime(pitch, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + long + 0.02);
}

/** Sounds once what is seen is there: making tones would hold it up. */
function play(notes, hum) {
  if (muted()) return;
  setTimeout(() => {
    if (context) notes.forEach(([pitch, how]) => tone(pitch, how));
    if (navigator.userActivation?.hasBeenActive && matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(hum);
  });
}

/** A peg goes into a hole: wood on wood, a little higher from hole to hole. */
export const peg = (hole) => play([[190 * 1.09 ** hole, { long: 0.07, loud: 0.3, kind: "triangle", to: 90 }]], 8);

/** A peg is taken out. */
export const lift = () => play([[150, { long: 0.05, loud: 0.15, kind: "triangle", to: 260 }]], 5);

/** The pins of a row tick in, as they are seen to: exact ones high, others lower. A row without any is one dull knock. */
export function pins(places) {
  if (!places.length) return play([[110, { long: 0.14, loud: 0.25, kind: "triangle", to: 70 }]], 12);
  const notes = places.map((exact, place) => [exact ? 1320 : 880, { at: place * 0.12, long: 0.06, loud: 0.08 }]);
  play(notes, places.flatMap(() => [6, 114]));
}

const opens = [90, { at: 0.65, long: 0.5, loud: 0.2, kind: "triangle", to: 220 }];

/** The shield opens. */
export const shield = () => play([opens], 30);

/** The shield opens on a code that was cracked: a fanfare of pegs. */
export function won() {
  const notes = [523, 659, 784, 1047].map((pitch, place) => [pitch, { at: 1.25 + place * 0.1, long: 0.4, loud: 0.14, kind: "triangle" }]);
  play([opens, ...notes], [0, 650, 30, 500, 40, 60, 40, 60, 90]);
}

/** The shield opens on a code that nobody found. */
export const lost = () => play([opens, [330, { at: 1.25, long: 0.4 }], [262, { at: 1.5, long: 0.6 }]], [0, 650, 30, 500, 90]);

/** It is your turn. */
export const turn = () => play([[523, { long: 0.25 }], [784, { at: 0.13, long: 0.25 }]], [20, 80, 20]);

/** Whether the page is silent from now on. */
export function mute(silent) {
  const { dataset } = document.documentElement;
  if (silent) dataset.mute = "";
  else delete dataset.mute;
}
