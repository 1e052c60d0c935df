// SHA-256, for pages on plain http, where browsers offer none.
const root = (number, power) => {
  const whole = number ** power;
  return ((whole - Math.floor(whole)) * 2 ** 32) | 0;
};
const primes = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);
const K = primes.map((prime) => root(prime, 1 / 3));
const H = primes.slice(0, 8).map((prime) => root(prime, 1 / 2));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The hash of a text, in hexadecimal digits. */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const hash = [...H];
  for (let block = 0; block < padded.length; block += 64) {
    const w = new Int32Array(64);
    for (let t = 0; t < 16; t++) w[t] = view.getInt32(block + 4 * t);
    for (let t = 16; t < 64; t++) {
      const [x, y] = [w[t - 15], w[t - 2]];
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[t] = (w[t - 16] + s0 + w[t - 7] + s1) | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let t = 0; t < 64; t++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + K[t] + w[t]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place] + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
