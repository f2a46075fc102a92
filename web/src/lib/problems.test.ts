import { expect, test } from "vitest";
import { i18n } from "./i18n.svelte";
import { sentence } from "./problems";

const contradiction = {
  code: "options_contradict",
  params: { option: "first_drop", other: "middle_drop" },
  message: "as the server wrote it",
};

test("a refusal is told in the page's language, its options by their label", () => {
  i18n.lang = "en";
  expect(sentence(contradiction)).toContain("First drop");
  i18n.lang = "hi";
  expect(sentence(contradiction)).toContain("पहला ड्रॉप");
});

test("a refusal the page has no sentence for, or too little to fill one, is told as the server wrote it", () => {
  expect(sentence({ code: "from_the_future", params: {}, message: "?!" })).toBe("?!");
  expect(sentence({ ...contradiction, params: {} })).toBe("as the server wrote it");
});
