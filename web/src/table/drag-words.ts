/** What the drag library leaves on the page for screen readers, in the page's language. Its announcements are off: cards tell themselves. */
import { setAriaStrings } from "svelte-dnd-action";
import { t } from "../lib/i18n.svelte";

/** Reactive: call it in an effect. */
export const tellDrag = (): void =>
  setAriaStrings({ zoneActiveInstruction: t("drag-help"), zoneDragDisabledInstruction: t("drag-locked") });
