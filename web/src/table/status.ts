/** What is happening, or what to do, in one line. */
import type { DealView, TableView } from "../protocol.gen";
import { t } from "../lib/i18n.svelte";
import { ginOf, shownOf } from "./families";
import { seatName, seatNames } from "./names";
import type { Scene } from "./scene";

/** `mine`: it is for the player to do something now; `won`: they have won the deal. */
export interface Status {
  readonly text: string;
  readonly mine: boolean;
  readonly won?: boolean;
}

const says = (text: string, mine = false): Status => ({ text, mine });

function waitingLine(scene: Scene): Status | null {
  return scene.waiting === null ? null : says(t("status-sending", { action: scene.waiting }));
}

function arrangeLine(view: TableView, deal: DealView, reasons: readonly string[] | null): Status {
  if (deal.own?.seat === deal.seat) {
    const [reason] = reasons ?? [];
    if (reason !== undefined)
      return says(t("status-arrange-missing", { missing: t("reason", { reason }) }), true);
    return says(reasons ? t("status-arrange-valid") : t("status-arrange"), true);
  }
  return says(t("status-other-arranges", { name: seatName(view, deal.seat) }));
}

function countLine(view: TableView, deal: DealView): Status {
  const own = deal.own && deal.seats.find((seat) => seat.seat === deal.own?.seat);
  const declarer = seatName(view, shownOf(deal)?.seat ?? deal.seat);
  if (own?.busy && deal.own?.legal.submit) return says(t("status-count", { name: declarer }), true);
  const busy = deal.seats.filter((seat) => seat.busy && seat.seat !== deal.own?.seat);
  const names = seatNames(
    view,
    busy.map((seat) => seat.seat),
  );
  const mine = shownOf(deal)?.seat === view.you ? "yes" : "no";
  return says(t("status-count-wait", { name: declarer, names, mine }));
}

function endLine(view: TableView, deal: DealView): Status {
  const winner = deal.end?.winner ?? null;
  if (winner === null) return says(deal.end?.cause === "void" ? t("status-void") : t("status-no-winner"));
  if (winner === view.you) return { text: t("status-won"), mine: false, won: true };
  return says(t("status-ended", { name: seatName(view, winner) }));
}

/** After drawing, by family: what one may do besides discarding. */
const AFTER_DRAWING: Record<
  DealView["game"]["type"],
  (scene: Scene, reasons: readonly string[] | null) => string
> = {
  indian: (_, reasons) => (reasons?.length === 0 ? t("status-complete") : t("status-discard")),
  rum: ({ legal }) =>
    t("status-lay", { can: legal.lay_down.length > 0 ? "down" : legal.lay_off.length > 0 ? "off" : "no" }),
  gin: ({ legal }) => {
    if (legal.big_gin) return t("status-knock", { can: "big" });
    const least = Math.min(...legal.knock.map((one) => one.deadwood));
    return t("status-knock", { can: legal.knock.length === 0 ? "no" : least === 0 ? "gin" : "knock" });
  },
};

function upcardLine(view: TableView, deal: DealView): Status {
  if (deal.own?.seat === deal.seat) return says(t("status-upcard"), true);
  return says(t("status-other-upcard", { name: seatName(view, deal.seat) }));
}

function defendLine(view: TableView, deal: DealView): Status {
  const knocked = ginOf(deal)?.knocked ?? null;
  const name = seatName(view, knocked?.seat ?? deal.seat);
  if (deal.own?.legal.submit)
    return says(t("status-defend", { name, deadwood: knocked?.deadwood ?? 0 }), true);
  return says(t("status-other-defends", { name: seatName(view, deal.seat) }));
}

function turnLine(view: TableView, deal: DealView, scene: Scene, reasons: readonly string[] | null): Status {
  if (deal.own?.seat === deal.seat) {
    if (deal.phase === "draw") return says(t("status-draw"), true);
    return says(AFTER_DRAWING[deal.game.type](scene, reasons), true);
  }
  const name = seatName(view, deal.seat);
  return says(
    deal.phase === "draw" ? t("status-other-draws", { name }) : t("status-other-discards", { name }),
  );
}

/** `reasons`: what the cards as they lie lack for a declaration; null where the server has not said. */
export function statusOf(
  view: TableView,
  deal: DealView,
  scene: Scene,
  reasons: readonly string[] | null,
): Status {
  const waiting = waitingLine(scene);
  if (waiting) return waiting;
  if (deal.phase !== "ended" && view.you !== null && view.seats[view.you]?.stand_in)
    return says(t("status-stood-in"));
  if (deal.phase !== "ended" && view.may_go_on)
    return says(t("status-other-away", { name: seatName(view, deal.seat) }));
  switch (deal.phase) {
    case "arrange":
      return arrangeLine(view, deal, reasons);
    case "count":
      return countLine(view, deal);
    case "ended":
      return endLine(view, deal);
    case "upcard":
      return upcardLine(view, deal);
    case "defend":
      return defendLine(view, deal);
    default:
      return turnLine(view, deal, scene, reasons);
  }
}
