import { describe, expect, it } from "vitest";

import type { Incoming, RefuseData } from "../src/lib/protocol";
import { type Keep, Line } from "../src/lib/socket";

interface Sent {
  t: string;
  d: Record<string, unknown>;
}

/** A line on a wire of paper: what was sent, what came through, and what a reload would find. */
function laid(kept: string | null = null) {
  const sent: Sent[] = [];
  const seen: Incoming[] = [];
  const answered: (RefuseData | null)[] = [];
  const slot = { value: kept };
  const up = { now: true };
  const keep: Keep = { get: () => slot.value, set: (value) => (slot.value = value) };
  const line = new Line(
    (text) => up.now && sent.push(JSON.parse(text) as Sent) > 0,
    { frame: (frame) => seen.push(frame), answered: (refusal) => answered.push(refusal) },
    keep,
    100,
  );
  const hear = (t: string, d: object, v?: number): void =>
    line.receive(JSON.stringify(v === undefined ? { t, d } : { t, d, v }));
  return { line, sent, seen, answered, slot, up, hear };
}

const MOVE = { view: {}, log: [], events: [], clocks: null };

describe("versions", () => {
  it("takes moves that follow on each other", () => {
    const { line, seen, hear } = laid();
    hear("state", {}, 4);
    hear("move", MOVE, 5);
    hear("move", MOVE, 6);
    expect(line.v).toBe(6);
    expect(seen.map((frame) => frame.t)).toEqual(["state", "move", "move"]);
  });

  it("drops a move it has seen", () => {
    const { seen, hear } = laid();
    hear("state", {}, 4);
    hear("move", MOVE, 4);
    expect(seen).toHaveLength(1);
  });

  it("asks once for what lies in a gap, and shows nothing of what came after it", () => {
    const { line, sent, seen, hear } = laid();
    hear("state", {}, 4);
    hear("move", MOVE, 6);
    hear("move", MOVE, 7);
    expect(sent).toEqual([{ t: "resume", d: { v: 4 } }]);
    expect(seen).toHaveLength(1);
    expect(line.v).toBe(4);
  });

  it("goes on from the snapshot that fills the gap", () => {
    const { line, sent, hear } = laid();
    hear("state", {}, 4);
    hear("move", MOVE, 6);
    hear("state", {}, 7);
    hear("move", MOVE, 8);
    expect(line.v).toBe(8);
    expect(sent).toHaveLength(1);
  });

  it("asks again for a gap after the line dropped", () => {
    const { line, sent, hear } = laid();
    hear("state", {}, 4);
    hear("move", MOVE, 6);
    line.opened();
    hear("move", MOVE, 7);
    expect(sent.filter((frame) => frame.t === "resume")).toHaveLength(2);
  });
});

describe("answers", () => {
  it("sends the same answer with the same number until it is acknowledged", () => {
    const { line, sent, answered, hear } = laid();
    line.answer(4, [17]);
    line.opened();
    expect(sent[1]).toEqual(sent[0]);
    hear("ack", { a: 101, v: 5 });
    line.opened();
    expect(sent).toHaveLength(2);
    expect(answered).toEqual([null]);
  });

  it("keeps an answer across a reload", () => {
    const before = laid();
    before.line.answer(4, [17]);
    const after = laid(before.slot.value);
    after.line.opened();
    expect(after.sent).toEqual(before.sent);
  });

  it("lets one answer go at a time", () => {
    const { line, sent } = laid();
    expect(line.answer(4, [1])).toBe(true);
    expect(line.answer(4, [2])).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it("forgets an answer that was refused, and says why", () => {
    const { line, answered, slot, hear } = laid();
    line.answer(4, [1]);
    hear("refuse", { a: 101, code: "stale", message: "too late" });
    expect(answered[0]?.code).toBe("stale");
    expect(slot.value).toBeNull();
    expect(line.pending).toBeNull();
  });

  it("numbers grow, also past an answer kept from before", () => {
    const { line, sent } = laid(JSON.stringify({ a: 500, v: 4, picks: [3] }));
    line.say("undo");
    expect(sent[0]).toEqual({ t: "undo", d: { a: 501 } });
  });

  it("passes on refusals that belong to no answer", () => {
    const { seen, hear } = laid();
    hear("refuse", { a: 7, code: "undo", message: "not now" });
    expect(seen.map((frame) => frame.t)).toEqual(["refuse"]);
  });
});

describe("questions", () => {
  it("gives each question its own reply", async () => {
    const { line, hear } = laid();
    const first = line.why("lay", [0, 3]);
    const second = line.preview(4, [1, 2]);
    hear("preview", { a: 102, v: 4, results: [] });
    hear("why", { a: 101, rule: "TB-BOARD-4", text: "taken", scenario: null });
    expect((await first)?.rule).toBe("TB-BOARD-4");
    expect((await second)?.results).toEqual([]);
  });

  it("answers nothing when the line drops in between", async () => {
    const { line } = laid();
    const asked = line.why("lay", [0, 3]);
    line.opened();
    expect(await asked).toBeNull();
  });

  it("answers nothing when the question itself is refused", async () => {
    const { line, seen, hear } = laid();
    const asked = line.preview(4, [99]);
    hear("refuse", { a: 101, code: "stale", message: "" });
    expect(await asked).toBeNull();
    expect(seen).toHaveLength(0);
  });
});

describe("what is said to people", () => {
  it("is said once the server says so, and its answer is nobody else's", async () => {
    const { line, sent, seen, answered, hear } = laid();
    const said = line.speak("talk", { phrase: "hello" });
    expect(sent).toEqual([{ t: "talk", d: { a: 101, phrase: "hello" } }]);
    hear("ack", { a: 101, v: 0 });
    expect(await said).toBeNull();
    expect([...seen, ...answered]).toEqual([]);
  });

  it("is refused in a sentence", async () => {
    const { line, seen, hear } = laid();
    const said = line.speak("chat", { text: "psst" });
    hear("refuse", { a: 101, code: "talk-slowly", message: "Later." });
    expect(await said).toBe("Later.");
    expect(seen).toEqual([]);
  });

  it("is not taken for said where the line is down, or breaks", async () => {
    const { line, up, hear } = laid();
    const said = line.speak("talk", { text: "hello" });
    line.lost();
    expect(await said).toBe("");
    up.now = false;
    expect(await line.speak("talk", { text: "hello" })).toBe("");
    hear("ack", { a: 101, v: 0 });
  });
});
