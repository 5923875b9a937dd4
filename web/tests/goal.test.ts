import { describe, expect, it } from "vitest";

import { stepOf, STEPS } from "../src/games/pokemon/table/steps";
import type { GoalSeen, LogEntry } from "../src/lib/protocol";
import { changed, ordered, partyOf, told } from "../src/table/goal";

const prizes = (own: number, far: number): GoalSeen => ({
  head: "Take all six Prizes",
  rest: " by Knocking Out Pokémon",
  counted: "Prizes left",
  standings: [own, far].map((count, seat) => ({ seats: [seat], count, figure: `${count}`, of: 6 })),
});
const names = (seats: readonly number[]): string => partyOf(seats, (seat) => (seat === 1 ? "You" : "Steady"), " and ");

describe("the line that says how one wins", () => {
  it("begins with the own side, wherever one sits", () => {
    expect(ordered(prizes(4, 6).standings, 1).map((one) => one.count)).toEqual([6, 4]);
    expect(told(prizes(4, 6), 1, names, ", ")).toBe("You 6, Steady 4");
  });

  it("knows whose number is another one than before, and nothing of a line that is new", () => {
    expect(changed(prizes(6, 6), prizes(6, 5))).toEqual(["1"]);
    expect(changed(prizes(6, 5), prizes(6, 5))).toEqual([]);
    expect(changed({ ...prizes(6, 6), standings: [] }, prizes(6, 5))).toEqual([]);
  });

  it("names all of a team", () => {
    expect(partyOf([0, 2], (seat) => "ABCD"[seat] ?? "", " and ")).toBe("A and C");
  });
});

describe("the steps of a turn", () => {
  const told = (...events: string[]): LogEntry => ({
    n: 0,
    turn: 0,
    seat: 0,
    text: [],
    sum: null,
    lines: events.map((e) => ({ e, text: [] })),
  });
  const at = (turn: number, log: LogEntry[]): string =>
    STEPS[stepOf({ phase: turn ? "turn" : "setup", turn }, log)] ?? "none";

  it("are none while the table is set up", () => expect(at(0, [])).toBe("none"));

  it("come to the attack once this turn's attack is told, and not by the last one's", () => {
    expect(at(5, [told("AttackUsed", "TurnEnded"), told("TurnBegan", "EnergyAttached")])).toBe("play");
    expect(at(5, [told("TurnBegan", "EnergyAttached"), told("AttackUsed")])).toBe("attack");
    expect(at(5, [told("AttackUsed")])).toBe("attack");
  });
});
