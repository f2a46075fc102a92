/** The page's words: Fluent messages in English and Hindi, shared with the server's package. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { store, stored } from "./stored";

export const LANGUAGES = ["en", "hi"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const sources = import.meta.glob<string>(
  "../../../src/openrummy/locales/*/{shell,games,table,match,errors,options}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const isLanguage = (text: string | null | undefined): text is Language =>
  LANGUAGES.some((one) => one === text);

function bundleOf(language: Language): FluentBundle {
  // Both languages are written left to right: what is written the other way is isolated by `isolated`, and nothing else has to be.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(sources)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: bundleOf("en"), hi: bundleOf("hi") };

/** The language kept from the last visit, else the first of the browser's that the page knows, else English. */
export function preferred(kept: string | null, wanted: readonly string[]): Language {
  if (isLanguage(kept)) return kept;
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

const first = preferred(stored("language"), navigator.languages ?? []);
let current = $state<Language>(first);
document.documentElement.lang = first;

/** The page's language; reactive, and kept for the next visit. */
export const i18n = {
  get lang(): Language {
    return current;
  },
  set lang(language: Language) {
    current = language;
    document.documentElement.lang = language;
    store("language", language);
  },
};

const [ISOLATE, UNTIL_HERE] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** A name written from right to left, between marks that keep the sentence around it as it is. */
const isolated = (value: FluentVariable): FluentVariable =>
  typeof value === "string" && RIGHT_TO_LEFT.test(value) ? ISOLATE + value + UNTIL_HERE : value;

/** The text of a message, or null where there is none or a variable is missing. Reactive. */
export function find(id: string, args?: Args): string | null {
  const given =
    args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isolated(value)]));
  for (const bundle of [bundles[current], bundles.en]) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) continue;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, given, errors);
    if (errors.length === 0) return text;
  }
  return null;
}

/** "Asha, Ravi and Priya". Reactive. */
export const list = (words: readonly string[]): string => new Intl.ListFormat(current).format(words);

/** The text of a message in the page's language. Reactive. A missing message shows its id, and a test finds it before. */
export function t(id: string, args?: Args): string {
  return find(id, args) ?? id;
}
