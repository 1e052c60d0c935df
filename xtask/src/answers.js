// Asks a module every request of a file, and compares what it answers byte for byte with what stands there.
const fs = require("fs");
const [program, answers] = process.argv.slice(1);

WebAssembly.instantiate(fs.readFileSync(program), {})
  .then(({ instance: { exports } }) => {
    const ask = (text) => {
      const bytes = new TextEncoder().encode(text);
      const room = exports.room(bytes.length);
      new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
      const told = exports.answer(room, bytes.length);
      const length = new DataView(exports.memory.buffer).getUint32(told, true);
      const answer = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, told + 4, length));
      exports.release(told);
      return answer;
    };
    const lines = fs.readFileSync(answers, "utf8").trim().split("\n").map((line) => JSON.parse(line));
    for (const [asked, answered] of lines) {
      const told = ask(asked);
      if (told !== answered) throw new Error(`${asked}\nis answered\n${told}\nand not\n${answered}`);
    }
    console.log(`${lines.length} requests are answered as on this machine`);
  })
  .catch((error) => {
    console.error(error.message.slice(0, 4000));
    process.exit(1);
  });
