/** Words whose message ids are put together at run time, so that `messages.test.ts` cannot find them. */
import { describe, expect, test } from "vitest";
import { PRESETS, RULES } from "../table/fixtures/views";
import { find, i18n, LANGUAGES, preferred } from "./i18n.svelte";
import {
  differences,
  entries,
  familyName,
  gameLine,
  gameName,
  groupLabel,
  GROUPS,
  optionHelp,
  optionLabel,
  told,
  valueWord,
} from "./rule-words";

describe.each(LANGUAGES)("in %s", (language) => {
  test("every option and group of the rules has its words", () => {
    i18n.lang = language;
    for (const group of GROUPS) {
      expect(groupLabel(group)).not.toBe(group);
      for (const [name, value] of entries(RULES, group)) {
        expect(optionLabel(name)).not.toBe(name);
        expect(optionHelp(name)).not.toBe("");
        if (typeof value !== "number") expect(valueWord(name, value)).not.toBe(String(value));
      }
    }
  });

  test("the rules are told in whole sentences, and change with the options", () => {
    i18n.lang = language;
    const usual = told(RULES);
    for (const { heading, text } of usual) {
      expect(heading).not.toMatch(/^rules-/);
      expect(text).not.toMatch(/^rules-|[{}]/);
    }
    const play = { ...RULES.play, first_drop: 25, drop_when: "own_turn" } as const;
    const table = { ...RULES.table, turn_timer: "off", multiplier: 5 } as const;
    const other = told({ ...RULES, play, table });
    const changed = other.filter(({ text }, at) => text !== usual[at]?.text);
    expect(changed).toHaveLength(3);
    expect(changed[0]?.text).toContain("25");
  });

  test.each(Object.keys(PRESETS))("the rules of %s are told in whole sentences", (name) => {
    i18n.lang = language;
    const parts = told(PRESETS[name]!);
    expect(parts.length).toBeGreaterThan(5);
    for (const { heading, text } of parts) {
      expect(heading).not.toMatch(/^rules-/);
      expect(text).not.toMatch(/^rules-|[{}]|1,?000/);
    }
  });

  test("every game on the first screen has its name and line", () => {
    i18n.lang = language;
    for (const [name, { family }] of Object.entries(PRESETS)) {
      expect(gameName(name)).not.toBe(name);
      expect(gameLine(name)).not.toBe("");
      expect(familyName(family)).not.toBe(family);
    }
  });
});

test("a difference tells the value and what is usual, with its unit", () => {
  i18n.lang = "en";
  const option = { name: "turn_timer", group: "table", default: 30, values: ["off", 30, 60] };
  const preset = {
    name: "points",
    options: [option],
    family: "indian",
    format: "single",
    seats: [2],
    defaults: {},
  };
  expect(differences({ turn_timer: "off" }, preset)).toEqual([
    { label: "Time for a turn", word: "Off", usual: "30 s" },
  ]);
  expect(differences({ turn_timer: 60 }, undefined)[0]).toMatchObject({ word: "60 s", usual: null });
});

test("the language is the kept one, else the browser's, else English", () => {
  expect(preferred("hi", ["en-IN"])).toBe("hi");
  expect(preferred(null, ["ta-IN", "hi-IN", "en"])).toBe("hi");
  expect(preferred("xx", ["fr"])).toBe("en");
});
