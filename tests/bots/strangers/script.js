// A bot for node. Its first argument says how it behaves, the second is a file for the numbers of its processes.
const { spawn } = require("node:child_process");
const { closeSync, writeFileSync, writeSync } = require("node:fs");
const [how = "play", file] = process.argv.slice(2);
if (file) writeFileSync(file, `${spawn("sleep", ["300"]).pid} ${process.pid}\n`);
const say = (told) => process.stdout.write(JSON.stringify(told) + "\n");
let luck = 0;
let asked = 0;

const misbehave = {
  nonsense: () => say(["answer", 0]),
  illegal: (id) => say({ type: "answer", id, picks: [-1] }),
  hang: () => { for (;;); },
  flood: () => { process.stdout.write('{"type":"info"}\n'.repeat(1000), misbehave.flood); },
  die: () => { throw new Error("out of luck"); },
  kill: () => process.kill(process.pid, "SIGKILL"),
  late: () => say({ type: "answer", id: 1, picks: [0] }),
  close: () => { closeSync(1); setInterval(() => {}, 1000); },
};

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (told.type === "hello") say({ type: "hello", protocol: 1, name: "Script" });
  if (told.type === "game") { luck = told.seed % 65521; say({ type: "ready" }); }
  if (told.type === "end") process.exit(0);
  if (told.type !== "ask") return;
  if (++asked > 2 && how !== "play") return misbehave[how](told.id);
  const { least, most, options, together } = told.decision;
  luck = (luck * 17364 + 1) % 65521;
  say({ type: "answer", id: told.id, picks: least === 1 && most === 1 && !together ? [luck % options.length] : told.default });
});
