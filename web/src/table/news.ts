/** Events in words, for the live region: what a person who sees the table would have seen. */
import type { TableView } from "../protocol.gen";
import type { Happening } from "../lib/connection";
import { t } from "../lib/i18n.svelte";
import { cardName, cardNames, seatName, seatNames } from "./names";

function sentence(event: Happening, view: TableView): string | null {
  const wild = view.deal?.wild ?? [];
  const name = "seat" in event ? seatName(view, event.seat) : "";
  const mine = "seat" in event && event.seat === view.you ? "yes" : "no";
  const card = "card" in event && event.card !== null ? cardName(event.card, wild) : "";
  switch (event.type) {
    case "deal_started":
      return t("news-deal", { number: event.deal });
    case "turn_started":
      return mine === "yes" ? t("status-draw") : null;
    case "drew":
      return t("news-drew", { mine, name, source: event.source, known: card ? "yes" : "no", card });
    case "discarded":
      return t("news-discarded", { mine, name, card });
    case "dropped":
      return t("news-dropped", { mine, name, points: event.points });
    case "declared":
      return t("news-declared", { mine, name });
    case "laid_down":
      return t("news-laid-down", { mine, name, cards: cardNames(event.cards, wild) });
    case "laid_off":
      return t("news-laid-off", { mine, name, card });
    case "turned_over":
      return t("news-turned-over");
    case "missed":
      return t("news-missed", { mine, name, count: event.count });
    case "passed":
      return t("news-passed", { mine, name });
    case "knocked":
      return t("news-knocked", { mine, name, how: event.how, deadwood: event.deadwood });
    case "eliminated":
      return t("news-eliminated", { mine, name, total: event.total });
    case "rejoined":
      return t("news-rejoined", { mine, name, total: event.total });
    case "seat_left":
      return t("news-left", { mine, name });
    case "split_proposed":
      return t("news-split", { mine, name });
    case "tie_break":
      return t("news-tie-break", { names: seatNames(view, event.seats) });
    case "match_ended":
      return t("news-match-ended", { names: seatNames(view, event.winners), count: event.winners.length });
    case "shown":
      return t("news-shown", { mine, name, valid: event.reasons.length === 0 ? "yes" : "no" });
    case "deal_ended":
      return event.winner === null
        ? t("status-void")
        : t("status-ended", { name: seatName(view, event.winner) });
    default:
      return null;
  }
}

export const newsOf = (events: readonly Happening[], view: TableView): string =>
  events
    .map((event) => sentence(event, view))
    .filter((text) => text !== null)
    .join(" ");
