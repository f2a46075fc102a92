/** The message files agree with each other and with the source. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const LOCALES = join(__dirname, "../../../src/openrummy/locales");
const SOURCE = join(__dirname, "..");

/** The names of all variables anywhere in a parsed pattern. */
function variables(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(variables);
  if (typeof node !== "object" || node === null) return [];
  const { type, name } = node as { type?: string; name?: string };
  const own = type === "var" && name ? [name] : [];
  return [...own, ...Object.values(node).flatMap(variables)];
}

/** Message ids of a file with the variables of each, sorted. Junk lines are skipped by the parser: see `ids`. */
function messages(language: string, file: string): Record<string, string[]> {
  const resource = new FluentResource(readFileSync(join(LOCALES, language, file), "utf8"));
  return Object.fromEntries(
    resource.body.map((entry) => [entry.id, [...new Set(variables(entry.value))].sort()]),
  );
}

/** Message ids as written in a file, whether they parse or not. */
function ids(language: string, file: string): string[] {
  const text = readFileSync(join(LOCALES, language, file), "utf8");
  return [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!);
}

const files = readdirSync(join(LOCALES, "en")).filter((name) => name.endsWith(".ftl"));

describe.each(files)("%s", (file) => {
  test("English and Hindi have the same messages with the same variables", () => {
    expect(messages("hi", file)).toEqual(messages("en", file));
  });

  test.each(["en", "hi"])("every message of %s parses and stands there once", (language) => {
    expect(ids(language, file)).toEqual([...new Set(ids(language, file))]);
    expect(Object.keys(messages(language, file))).toEqual(ids(language, file));
  });
});

test("no message id stands in two files", () => {
  const all = files.flatMap((file) => ids("en", file));
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"));

const found = (texts: string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!));

test("every message that the source names exists", () => {
  const known = new Set(files.flatMap((file) => ids("en", file)));
  const named = found(sources, /\b(?:t|find)\(\s*"([\w-]+)"/g);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test("every message is named in the source, whole or by its pattern", () => {
  const named = new Set(found(sources, /"([a-z][\w-]*)"/g));
  const speaking = sources.filter((text) => /\b(?:t|find)\(/.test(text));
  const patterns = found(speaking, /`([a-z]+-(?:[^`$]|\$\{[^}]*\})*)`/g).map(
    (text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
  );
  const unnamed = files
    .flatMap((file) => ids("en", file))
    .filter((id) => !named.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(unnamed).toEqual([]);
});
