import { describe, expect, test } from "vitest";

import { pathOf, toldOf } from "../src/offline/told";
import { busiest, hoursOf } from "../src/quiet/hours";

describe("a notice that came", () => {
  const good = { title: "Your turn", body: "Token Battle", link: "/table/a-b_c", tag: "turn x", lang: "en" };

  test("is shown as it was sent", () => {
    expect(toldOf(good)).toEqual(good);
  });

  test.each([null, 7, "text", {}, { ...good, title: 1 }, { ...good, lang: undefined }])("%o is none", (sent) => {
    expect(toldOf(sent)).toBeNull();
  });

  test.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/a b", "table", 7])(
    "%s leads to the first page",
    (link) => {
      expect(pathOf(link)).toBe("/");
    },
  );
});

describe("hours by the reader's clock", () => {
  const hours = Array.from({ length: 24 }, (_, at) => (at === 19 ? 4 : at === 3 ? 1 : 0));
  const noon = new Date("2026-11-30T12:00:00Z");

  test.each([
    ["Greenwich", 0, 19, 12],
    ["Warsaw in winter", -60, 20, 13],
    ["Tokyo", -540, 4, 21],
    ["Los Angeles", 480, 11, 4],
  ])("%s", (_, offset, most, now) => {
    const told = hoursOf({ hours, days: 3 }, noon, offset);
    expect(busiest(told)?.at).toBe(most);
    expect(told.filter((one) => one.now).map((one) => one.at)).toEqual([now]);
  });

  test("where nobody ever came there is none", () => {
    expect(busiest(hoursOf({ hours: hours.map(() => 0), days: 1 }, noon, 0))).toBeNull();
  });
});
