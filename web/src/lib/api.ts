/** The server's HTTP part. Every call throws `ProblemError` when it is refused or the server cannot be reached. */
import type {
  Health,
  MadeTable,
  NewPerson,
  NewTable,
  Person,
  PresetInfo,
  Problem,
  Renamed,
  TableInfo,
} from "../protocol.gen";
import { i18n } from "./i18n.svelte";
import { problem, ProblemError } from "./problems";

interface Call {
  method?: "GET" | "POST" | "PUT";
  body?: unknown;
  token?: string;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}

async function call<Answer>(path: string, { method = "GET", body, token }: Call = {}): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": i18n.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  let told: unknown;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    told = answer.status === 204 ? null : await answer.json();
  } catch {
    throw new ProblemError(problem("no_connection"));
  }
  if (answer.ok) return told as Answer;
  throw new ProblemError(isProblem(told) ? told : problem("server_fault"));
}

/** The record of what was played at a table, as text. */
export async function record(code: string, token: string): Promise<string> {
  const headers = { "Accept-Language": i18n.lang, Authorization: `Bearer ${token}` };
  let answer: Response;
  try {
    answer = await fetch(`/api/tables/${encodeURIComponent(code)}/record`, { headers });
  } catch {
    throw new ProblemError(problem("no_connection"));
  }
  if (answer.ok) return answer.text();
  const told: unknown = await answer.json().catch(() => null);
  throw new ProblemError(isProblem(told) ? told : problem("server_fault"));
}

let known: Promise<PresetInfo[]> | null = null;

/** The games and their options; asked once a visit. */
export function presets(): Promise<PresetInfo[]> {
  known ??= call<PresetInfo[]>("/api/presets").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const health = (): Promise<Health> => call("/api/health");

export const tableInfo = (code: string): Promise<TableInfo> =>
  call(`/api/tables/${encodeURIComponent(code)}`);

export const createPerson = (body: NewPerson): Promise<Person> =>
  call("/api/people", { method: "POST", body });

export const renamePerson = (body: NewPerson, token: string): Promise<Renamed> =>
  call("/api/people/me", { method: "PUT", body, token });

export const createTable = (body: NewTable, token: string): Promise<MadeTable> =>
  call("/api/tables", { method: "POST", body, token });
