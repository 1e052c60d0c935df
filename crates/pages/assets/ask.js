/** Asks for a page. One that takes thought, on a device without a server, is asked of a worker that has the time. */
export async function ask(address, options) {
  const answer = await fetch(address, options);
  return answer.status === 202 ? (await import("./pocket.js")).think(address, options) : answer;
}
