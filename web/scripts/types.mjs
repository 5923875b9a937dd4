// Writes the types of the wire: from a file with the server's JSON Schema to the file that is named second.
// hatch_build.py calls it before the pages are built or checked; what it writes is never committed.
import { readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const [source, target] = process.argv.slice(2);
const described = JSON.parse(readFileSync(source, "utf8"));
const { incoming, outgoing, lines, events, bodies } = described;
const whole = {
  title: "Wire",
  type: "object",
  additionalProperties: false,
  required: ["incoming", "outgoing", "lines", "events"],
  properties: { incoming, outgoing, lines, events, ...bodies },
  $defs: described.$defs,
};
const text = await compile(whole, "Wire", {
  additionalProperties: false,
  unreachableDefinitions: true,
  format: false,
  bannerComment: "// Made from the server's schema by hatch_build.py: change the server's structs and views instead.",
});
// Which other type mentions it says nothing about a type.
const plain = text.replace(/(?: \* ?\n)? \* This interface was referenced by [^\n]*\n(?: \* via [^\n]*\n)?/g, "").replace(/^\/\*\*\n \*\/\n/gm, "");
writeFileSync(target, plain);
