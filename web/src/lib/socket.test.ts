/** The connection against a real socket server that answers from a script. */
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket as Peer, WebSocketServer } from "ws";
import type { TableView } from "../protocol.gen";
import type { TableConnection } from "./connection";
import { openTable, type SocketOptions } from "./socket.svelte";

interface Heard {
  type: string;
  id?: string;
  [field: string]: unknown;
}

const view = (deal: number | null, turn = 1) =>
  ({ table: "ABC", deal: deal === null ? null : { deal, turn }, hand: null }) as unknown as TableView;

const welcome = (version: number, shown = view(null)) => ({
  type: "welcome",
  protocol: 1,
  build: "one",
  name: "Asha",
  version,
  events: [],
  view: shown,
});

let server: WebSocketServer;
let peers: Peer[];
let heard: Heard[];
let reply: (message: Heard, peer: Peer) => void;
let table: TableConnection | null;

const say = (peer: Peer, message: object) => peer.send(JSON.stringify(message));
const ofType = (type: string) => heard.filter((message) => message.type === type);
const until = (check: () => void) => vi.waitFor(check, { timeout: 4000, interval: 10 });

function open(options: SocketOptions = {}): TableConnection {
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  table = openTable("ABC", "a-token-of-some-length", { url, ...options });
  return table;
}

// jsdom's own client does not connect where imports are resolved as in a browser.
vi.stubGlobal("WebSocket", Peer);

beforeEach(async () => {
  peers = [];
  heard = [];
  table = null;
  sessionStorage.clear();
  reply = (message, peer) => message.type === "hello" && say(peer, welcome(3));
  server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (peer) => {
    peers.push(peer);
    peer.on("message", (data) => {
      const message = JSON.parse(String(data)) as Heard;
      heard.push(message);
      reply(message, peer);
    });
  });
  await new Promise((ready) => server.once("listening", ready));
});

afterEach(async () => {
  table?.close();
  for (const peer of peers) peer.terminate();
  await new Promise((done) => server.close(done));
});

test("hello comes first and a request waits for welcome", async () => {
  let greet = () => {};
  reply = (message, peer) => {
    if (message.type === "hello") greet = () => say(peer, welcome(3));
    else say(peer, { type: "done", id: message.id, version: 4 });
  };
  const connection = open();
  const outcome = connection.request({ type: "ready" });
  await until(() => expect(ofType("hello")).toHaveLength(1));
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ protocol: 1, table: "ABC", version: null });
  expect(connection.view).toBeNull();
  greet();
  expect(await outcome).toEqual({ ok: true });
  expect(connection.online).toBe(true);
  expect(connection.view?.table).toBe("ABC");
});

test("an unanswered request is sent again under the same id, and the last version is told", async () => {
  const connection = open();
  await until(() => expect(connection.online).toBe(true));
  say(peers[0]!, { type: "update", version: 7, events: [], view: view(1) });
  await until(() => expect(connection.view?.deal?.deal).toBe(1));
  const outcome = connection.request({ type: "act", deal: 1, action: { type: "draw", source: "stock" } });
  await until(() => expect(ofType("act")).toHaveLength(1));
  reply = (message, peer) => {
    if (message.type === "hello") say(peer, welcome(8, view(1, 2)));
    if (message.type === "act") say(peer, { type: "done", id: message.id, version: 8 });
  };
  peers[0]!.terminate();
  await until(() => expect(connection.online).toBe(false));
  expect(await outcome).toEqual({ ok: true });
  expect(ofType("hello")[1]).toMatchObject({ version: 7, build: "one" });
  expect(ofType("act").map((message) => message.id)).toEqual([ofType("act")[0]!.id, ofType("act")[0]!.id]);
});

test("a move made offline is meant for the turn it was made in", async () => {
  const connection = open();
  await until(() => expect(connection.online).toBe(true));
  say(peers[0]!, { type: "update", version: 7, events: [], view: view(1, 5) });
  await until(() => expect(connection.view?.deal?.turn).toBe(5));
  reply = (message, peer) => {
    if (message.type === "hello") say(peer, welcome(9, view(1, 6)));
    if (message.type === "act")
      say(peer, { type: "refused", id: message.id, code: "stale_turn", params: {}, message: "" });
  };
  peers[0]!.terminate();
  await until(() => expect(connection.online).toBe(false));
  const outcome = await connection.request({
    type: "act",
    deal: 1,
    action: { type: "draw", source: "stock" },
  });
  expect(outcome).toMatchObject({ ok: false, refused: { code: "stale_turn" } });
  expect(ofType("act")).toMatchObject([{ turn: 5 }]);
});

test("the last arrangement made offline is sent after welcome", async () => {
  const connection = open();
  await until(() => expect(connection.online).toBe(true));
  say(peers[0]!, { type: "update", version: 7, events: [], view: view(1) });
  await until(() => expect(connection.view?.deal?.deal).toBe(1));
  reply = (message, peer) => message.type === "hello" && say(peer, welcome(7, view(1)));
  peers[0]!.terminate();
  await until(() => expect(connection.online).toBe(false));
  connection.arrange(1, [[1, 2, 3]], [4]);
  connection.arrange(1, [[1, 2]], [3, 4]);
  await until(() => expect(ofType("arrange")).toHaveLength(1));
  expect(ofType("arrange")[0]).toMatchObject({ groups: [[1, 2]], loose: [3, 4] });
  const hand = { deal: 1, groups: [], loose: [4], loose_points: 5, points: 5, reasons: [] };
  say(peers[1]!, { type: "arranged", hand });
  await until(() => expect(connection.view?.hand).toEqual(hand));
});

test("listeners hear the events of each update once, and chat is kept", async () => {
  const connection = open();
  const events: unknown[] = [];
  const stop = connection.listen((told) => events.push(...told));
  await until(() => expect(connection.online).toBe(true));
  const turn = { type: "turn_started", seat: 0, turn: 1 };
  say(peers[0]!, { type: "update", version: 4, events: [turn], view: view(1) });
  say(peers[0]!, { type: "said", seat: 1, name: "Ravi", text: "hello" });
  await until(() => expect(connection.chat).toHaveLength(1));
  expect(events).toEqual([turn]);
  stop();
  say(peers[0]!, { type: "update", version: 5, events: [turn], view: view(2) });
  await until(() => expect(connection.view?.deal?.deal).toBe(2));
  expect(events).toHaveLength(1);
});

test("a refused hello fails the table and every waiting request", async () => {
  const refused = {
    type: "refused",
    code: "unknown_table",
    params: { table: "ABC" },
    message: "?",
    id: null,
  };
  reply = (_, peer) => say(peer, refused);
  const connection = open();
  const outcome = await connection.request({ type: "ready" });
  expect(outcome.ok).toBe(false);
  expect(connection.failed).toEqual(refused);
});

test("a socket that has gone silent is replaced", async () => {
  const connection = open({ pingMs: 40, answerMs: 80 });
  await until(() => expect(connection.online).toBe(true));
  await until(() => expect(ofType("ping").length).toBeGreaterThan(0));
  await until(() => expect(ofType("hello").length).toBeGreaterThan(1));
});

test("when the network returns or the phone wakes, the next attempt is not waited for", async () => {
  const connection = open();
  await until(() => expect(connection.online).toBe(true));
  const { port } = server.address() as AddressInfo;
  let attempts = 0;
  const refusing = () => {
    server = new WebSocketServer({ host: "127.0.0.1", port, verifyClient: () => (attempts += 1) < 0 });
    return new Promise((ready) => server.once("listening", ready));
  };
  peers[0]!.terminate();
  await new Promise((done) => server.close(done));
  await refusing();
  // By now it waits for more than a second between two attempts.
  await vi.waitFor(() => expect(attempts).toBe(5), { timeout: 8000, interval: 5 });
  await new Promise((done) => server.close(done));
  server = new WebSocketServer({ host: "127.0.0.1", port });
  await new Promise((ready) => server.once("listening", ready));
  server.on("connection", (peer) => peer.on("message", () => say(peer, welcome(4))));
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(connection.online).toBe(true), { timeout: 500, interval: 5 });
}, 12_000);

test("a socket whose pings are answered stays", async () => {
  reply = (message, peer) => say(peer, message.type === "hello" ? welcome(3) : { type: "pong" });
  open({ pingMs: 20, answerMs: 60 });
  await until(() => expect(ofType("ping").length).toBeGreaterThan(8));
  expect(ofType("hello")).toHaveLength(1);
});

test("a page of another build loads anew once, and gives up the second time", async () => {
  reply = (_, peer) => say(peer, { type: "reload", build: "two" });
  const reload = vi.fn();
  open({ reload });
  await until(() => expect(reload).toHaveBeenCalledTimes(1));
  table?.close();
  const second = open({ reload });
  await until(() => expect(second.failed?.code).toBe("old_page"));
  expect(reload).toHaveBeenCalledTimes(1);
});
