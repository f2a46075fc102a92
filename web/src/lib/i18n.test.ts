import { expect, test } from "vitest";
import { t } from "./i18n.svelte";

test("a name from right to left does not turn the sentence, and other names stay as they are", () => {
  const [asha, omar] = ["Asha", "\u0639\u0645\u0631"].map((name) => t("status-other-draws", { name }));
  expect(asha).not.toMatch(/[\u2066-\u2069]/u);
  expect(omar).toBe(asha!.replace("Asha", "\u2068\u0639\u0645\u0631\u2069"));
});
