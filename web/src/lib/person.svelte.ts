/** Who plays in this browser: a name and a secret token, made silently when first needed. The token is the seat. */
import { createPerson, renamePerson } from "./api";
import { t } from "./i18n.svelte";
import { store, stored } from "./stored";

export const NAME_MAX = 24;

let name = $state(stored("name") ?? "");
let token = stored("token");
let renaming: Promise<void> | null = null;
let making: Promise<string> | null = null;

function keepName(value: string): void {
  name = value;
  store("name", value);
}

async function make(): Promise<string> {
  // Two digits tell two new guests at one table apart.
  const wanted = name || t("guest-name", { number: String(10 + Math.floor(Math.random() * 90)) });
  const made = await createPerson({ name: wanted });
  keepName(made.name);
  token = made.token;
  store("token", token);
  return token;
}

export const person = {
  /** The name others see; empty until one was chosen or given. Reactive. */
  get name(): string {
    return name;
  },

  /** The token of this browser's person, who is made first if need be. Throws `ProblemError`. */
  token(): Promise<string> {
    // Another tab may have made the person meanwhile: one browser, one person.
    token ??= stored("token");
    if (token) return Promise.resolve(token);
    making ??= make().finally(() => (making = null));
    return making;
  },

  /** Takes another name (1 to `NAME_MAX` characters after trimming). Throws `ProblemError`; then the old name stands. */
  async rename(wanted: string): Promise<void> {
    const value = wanted.trim().slice(0, NAME_MAX);
    if (!value || value === name) return;
    renaming = token ? renamePerson({ name: value }, token).then((renamed) => keepName(renamed.name)) : null;
    if (renaming) await renaming;
    else keepName(value);
  },

  /** Waits until a name that was just chosen holds, so that what follows is done under it. */
  async settled(): Promise<void> {
    await renaming?.catch(() => {});
  },

  /** Forgets a token that the server does not know; the next need makes a new person of the same name. */
  forget(): void {
    token = null;
    store("token", null);
  },
};
