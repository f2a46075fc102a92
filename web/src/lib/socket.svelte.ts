/** The connection to one table: says hello, keeps alive, comes back by itself and never loses or doubles a request. */
import ReconnectingSocket from "partysocket/ws";
import type { Arrange, Hello, Refused, Said, TableView, Update, Welcome } from "../protocol.gen";
import type { Arranged, Done, Pong, Reload } from "../protocol.gen";
import type { Happening, Outcome, Request, TableConnection } from "./connection";
import { i18n } from "./i18n.svelte";
import { Outbox, refusal } from "./outbox";
import { problem } from "./problems";

const PROTOCOL = 1;

type Message = Welcome | Update | Done | Refused | Arranged | Said | Pong | Reload;
type Listener = (events: readonly Happening[], view: TableView) => void;

export interface SocketOptions {
  url?: string;
  /** Loads the page anew. */
  reload?: () => void;
  /** How often to ask whether the server is there, and how long to wait for an answer. */
  pingMs?: number;
  answerMs?: number;
}

/** The server's build that this page came with: the first one told. It must outlive a table, as the page does. */
let pageBuild: string | null = null;

function ownUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}

/** True once per build and browser tab, so that a page that stays old in spite of reloading does not reload for ever. */
function mayReload(build: string): boolean {
  try {
    if (sessionStorage.getItem("openrummy.reloaded") === build) return false;
    sessionStorage.setItem("openrummy.reloaded", build);
    return true;
  } catch {
    return false;
  }
}

class TableSocket implements TableConnection {
  view = $state.raw<TableView | null>(null);
  online = $state(false);
  failed = $state.raw<Refused | null>(null);
  viewedAt = $state(0);
  chat = $state.raw<readonly Said[]>([]);

  #socket: ReconnectingSocket;
  readonly #url: string;
  readonly #outbox = new Outbox();
  readonly #listeners = new Set<Listener>();
  readonly #answerMs: number;
  readonly #reload: () => void;
  readonly #table: string;
  readonly #token: string;
  #version: number | null = null;
  /** The last arrangement until the server has answered it, and how many answers are still to come on this socket. */
  #draft: Arrange | null = null;
  #draftsOut = 0;
  #pinging: ReturnType<typeof setInterval>;
  #dead: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, token: string, options: SocketOptions) {
    this.#table = table;
    this.#token = token;
    this.#answerMs = options.answerMs ?? 8000;
    this.#reload = options.reload ?? (() => location.reload());
    this.#url = options.url ?? ownUrl();
    this.#socket = this.#connect();
    this.#pinging = setInterval(this.#ping, options.pingMs ?? 10_000);
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    // The server may be this very device, so the word of the browser is a reason to ask, not the answer.
    addEventListener("offline", this.#ping);
  }

  /** A socket that tries until it is through, sooner after the first failures than after the last. */
  #connect(): ReconnectingSocket {
    // Queueing is the outbox's work: partysocket's own queue would send before `hello` is answered.
    const socket = new ReconnectingSocket(this.#url, [], {
      maxEnqueuedMessages: 0,
      minReconnectionDelay: 300,
      maxReconnectionDelay: 5000,
      connectionTimeout: 8000,
      minUptime: 3000,
    });
    // One that has been given up has no more to say.
    const mine =
      <E>(hear: (event: E) => void) =>
      (event: E) => {
        if (socket === this.#socket) hear(event);
      };
    socket.addEventListener("open", mine(this.#hello));
    socket.addEventListener(
      "message",
      mine((event: MessageEvent) => this.#receive(String(event.data))),
    );
    socket.addEventListener("close", mine(this.#lost));
    return socket;
  }

  /** Another socket at once: this one is dead, or waits for its next attempt, which nothing shortens. */
  #reconnect(): void {
    const old = this.#socket;
    this.#socket = this.#connect();
    old.close();
  }

  request(request: Request): Promise<Outcome> {
    if (this.failed) return Promise.resolve(refusal("connection_closed"));
    return new Promise((answer) => {
      const id = this.#outbox.add(request, this.#turnMeant(request), answer);
      if (this.online) this.#outbox.send(id, this.#send);
    });
  }

  /** A move belongs to the turn it was made in; dropping in another's turn does not mind that the turn goes on. */
  #turnMeant(request: Request): number | null {
    const deal = this.view?.deal;
    if (request.type !== "act" || !deal) return null;
    return request.action.type === "drop" && deal.seat !== this.view?.you ? null : deal.turn;
  }

  arrange(deal: number, groups: number[][], loose: number[]): void {
    this.#draft = { type: "arrange", deal, groups, loose };
    if (this.online) this.#sendDraft(this.#draft);
  }

  listen(callback: Listener): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  close(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#dead);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#ping);
    this.#socket.close();
    this.online = false;
    this.#outbox.settleAll(refusal("connection_closed"));
  }

  readonly #send = (message: object): void => {
    this.#socket.send(JSON.stringify(message));
  };

  #sendDraft(draft: Arrange): void {
    this.#draftsOut += 1;
    this.#send(draft);
  }

  readonly #hello = (): void => {
    const hello: Hello = {
      type: "hello",
      protocol: PROTOCOL,
      token: this.#token,
      table: this.#table,
      build: pageBuild,
      version: this.#version,
      lang: i18n.lang,
    };
    this.#send(hello);
    this.#expectAnswer();
  };

  readonly #lost = (): void => {
    this.online = false;
    clearTimeout(this.#dead);
    this.#dead = undefined;
  };

  readonly #ping = (): void => {
    if (!this.online) return;
    this.#send({ type: "ping" });
    this.#expectAnswer();
  };

  /** A phone that wakes up, or a network that returns, should not wait for the next attempt. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden" || this.failed) return;
    if (this.online) this.#ping();
    else if (this.#socket.readyState !== WebSocket.CONNECTING) this.#reconnect();
  };

  /** Without any message within the time to answer, the socket is dead although nothing said so: open another. */
  #expectAnswer(): void {
    this.#dead ??= setTimeout(() => {
      this.#lost();
      this.#reconnect();
    }, this.#answerMs);
  }

  #receive(text: string): void {
    clearTimeout(this.#dead);
    this.#dead = undefined;
    const message = JSON.parse(text) as Message;
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#show(message);
      case "done":
        return this.#outbox.settle(message.id, { ok: true });
      case "refused":
        return this.#refused(message);
      case "arranged":
        return this.#arranged(message);
      case "said":
        this.chat = [...this.chat, message];
        return;
      case "reload":
        return this.#replaced(message.build);
    }
  }

  #welcome(message: Welcome): void {
    pageBuild ??= message.build;
    this.online = true;
    this.#version = null;
    this.#show(message);
    this.#outbox.flush(this.#send);
    this.#draftsOut = 0;
    if (this.#draft && this.#draft.deal === message.view.deal?.deal) this.#sendDraft(this.#draft);
    else this.#draft = null;
  }

  #arranged({ hand }: Arranged): void {
    this.#draftsOut = Math.max(0, this.#draftsOut - 1);
    if (this.#draftsOut === 0) this.#draft = null;
    if (this.view?.deal?.deal === hand.deal) this.view = { ...this.view, hand };
  }

  #show({ version, events, view }: Pick<Update, "version" | "events" | "view">): void {
    if (this.#version !== null && version < this.#version) return;
    this.#version = version;
    this.view = view;
    this.viewedAt = performance.now();
    if (events.length > 0) for (const listener of this.#listeners) listener(events, view);
  }

  #refused(message: Refused): void {
    if (message.id !== null) this.#outbox.settle(message.id, { ok: false, refused: message });
    else if (!this.online) this.#fail(message);
  }

  #replaced(build: string): void {
    if (mayReload(build)) this.#reload();
    else this.#fail({ type: "refused", id: null, ...problem("old_page") });
  }

  #fail(refused: Refused): void {
    this.failed = refused;
    this.close();
  }
}

/** Opens the table of that code for the person of that token. It connects by itself; `view` fills when the server has answered. */
export function openTable(table: string, token: string, options: SocketOptions = {}): TableConnection {
  return new TableSocket(table, token, options);
}
