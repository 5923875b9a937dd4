// Writes the types of the wire: from a file with the server's JSON Schema to the file that is named second.
// hatch_build.py calls it before the pages are built or checked; what it writes is never committed.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

import { compile } from "json-schema-to-typescript";

/** The same in the older words of JSON Schema that the compiler knows; how long a list may be is no type. */
function older(schema) {
  if (Array.isArray(schema)) return schema.map(older);
  if (schema === null || typeof schema !== "object") return schema;
  const { prefixItems, minItems, maxItems, ...rest } = schema;
  const found = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]));
  if (prefixItems) {
    const first = prefixItems.map(older);
    Object.assign(found, { items: first, additionalItems: found.items, minItems: first.length });
    if (!found.additionalItems) found.maxItems = first.length;
  }
  // What says nothing of its fields may have any.
  if (found.type === "object" && !("properties" in found) && !("additionalProperties" in found))
    found.additionalProperties = true;
  return found;
}

const [source, target] = process.argv.slice(2);
const described = older(JSON.parse(readFileSync(source, "utf8")));
const { $schema: _schema, title: _title, $defs, bodies, ...spoken } = described;
const whole = {
  title: "Wire",
  type: "object",
  additionalProperties: false,
  required: Object.keys(spoken),
  properties: { ...spoken, ...bodies },
  $defs,
};
const text = await compile(whole, "Wire", {
  additionalProperties: false,
  unreachableDefinitions: true,
  format: false,
  bannerComment: "// Made from the server's schema by hatch_build.py: change the server's structs and views instead.",
});
// Which other type mentions it says nothing about a type, nor does how long a list is that says so itself.
const plain = text
  .replace(/^\/\*\*\n(?: \* @(?:min|max)Items \d+\n)+ \*\/\n/gm, "")
  .replace(/(?: \* ?\n)? \* This interface was referenced by [^\n]*\n(?: \* via [^\n]*\n)?/g, "")
  .replace(/^\/\*\*\n \*\/\n/gm, "");
writeFileSync(target, plain);
