/** What can be done now, as buttons: at most four, the main one last, under the thumb. The view says what is legal. */
import { t } from "../lib/i18n.svelte";
import type { Deeds } from "./deeds.svelte";
import { shownOf } from "./families";
import type { Play } from "./play.svelte";
import type { Scene } from "./scene";

export interface Offer {
  readonly text: string;
  readonly main?: boolean;
  readonly disabled?: boolean;
  run(): void;
}

interface Now {
  readonly play: Play;
  readonly deeds: Deeds;
  readonly legal: Scene["legal"];
  /** The one selected card. */
  readonly single: number | undefined;
}

type Offered = (now: Now) => Offer | null;

/** Group what is selected, let a group apart, or sort. */
const arranging: Offered = ({ play }) => {
  const { deal } = play;
  const own = deal?.own;
  if (!deal || !own || own.submitted !== null || deal.phase === "ended") return null;
  if (shownOf(deal)?.seat === own.seat) return null;
  if (play.chosen.length > 1) return { text: t("group"), run: () => play.group() };
  if (play.canUngroup) return { text: t("ungroup"), run: () => play.ungroup() };
  return { text: t("sort"), run: () => play.sort() };
};

const dropping: Offered = ({ play, legal }) =>
  legal.drop && {
    text: t("drop-for", { points: legal.drop.points }),
    run: () => (play.asking = "drop"),
  };

const passing: Offered = ({ play, legal }) =>
  legal.may_pass ? { text: t("pass"), run: () => void play.act({ type: "pass" }) } : null;

const layingDown: Offered = ({ deeds, legal }) =>
  legal.lay_down.length > 0 && deeds.layable ? { text: t("lay-down"), run: () => deeds.layDown() } : null;

const layingOff: Offered = ({ deeds, legal }) =>
  legal.lay_off.length > 0 && deeds.fitting.length > 0
    ? { text: t("lay-off"), run: () => deeds.layOffAnywhere() }
    : null;

const knocking: Offered = ({ deeds, legal }) => {
  if (legal.big_gin) return { text: t("big-gin"), run: () => deeds.bigGin() };
  if (legal.knock.length === 0) return null;
  const offer = deeds.knock;
  const text = offer === null ? t("knock") : t("knock-for", { deadwood: offer.deadwood });
  return { text, disabled: offer === null, run: () => deeds.askKnock() };
};

const declaring: Offered = ({ deeds, legal }) =>
  legal.declare.length > 0 ? { text: t("declare"), run: () => deeds.declare() } : null;

const discarding: Offered = ({ deeds, legal, single }) =>
  legal.discard.length > 0
    ? {
        text: t("discard"),
        main: true,
        disabled: single === undefined || !legal.discard.includes(single),
        run: () => deeds.discard(),
      }
    : null;

/** The top of the open pile is taken by a tap on it; it has a button where nothing else can be drawn. */
const drawing: Offered = ({ play, legal }) => {
  const source = legal.draw.includes("stock") ? "stock" : legal.draw[0];
  if (!source) return null;
  const text = source === "stock" ? t("draw") : t("take");
  return { text, main: true, run: () => void play.act({ type: "draw", source }) };
};

const exchanging: Offered = ({ play, legal, single }) =>
  legal.exchange.length > 0
    ? {
        text: t("exchange"),
        disabled: single === undefined || !legal.exchange.includes(single),
        run: () => single !== undefined && void play.act({ type: "exchange", card: single }),
      }
    : null;

const submitting: Offered = ({ play, deeds, legal }) =>
  legal.submit
    ? {
        text: play.deal?.phase === "defend" ? t("lay-off-done") : t("submit"),
        main: true,
        run: () => deeds.submit(),
      }
    : null;

/** Whoever is waited for has been away long: nobody has to wait on. */
const goingOn = ({ play }: Pick<Now, "play">): Offer | null => {
  const { deal } = play;
  if (!deal || !play.view?.may_go_on) return null;
  return {
    text: t("go-on"),
    main: true,
    run: () => void play.ask({ type: "go_on", deal: deal.deal, turn: deal.turn }),
  };
};

const EVERY: readonly Offered[] = [
  arranging,
  dropping,
  passing,
  layingDown,
  layingOff,
  knocking,
  declaring,
  discarding,
  drawing,
  exchanging,
  submitting,
  goingOn,
];

export function offersOf(play: Play, deeds: Deeds): Offer[] {
  const { scene, chosen } = play;
  if (!play.deal?.own || !scene) return [goingOn({ play }) ?? []].flat();
  const single = chosen.length === 1 ? chosen[0] : undefined;
  const now: Now = { play, deeds, legal: scene.legal, single };
  if (play.picking)
    return [
      { text: t("cancel-pick"), run: () => play.clear() },
      { text: t("declare"), main: true, disabled: single === undefined, run: () => deeds.declare() },
    ];
  return EVERY.flatMap((offered) => offered(now) ?? []);
}
