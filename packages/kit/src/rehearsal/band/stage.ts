import type { Rehearsal } from '#rehearsal/rehearse.ts';
import { partsOf } from '#rehearsal/states/parts.ts';
import { type Scene, spans } from '#rehearsal/states/scene.ts';
import { bandText } from './bandTexts.ts';
import { startAgain } from './kitElements.ts';
import { listOf, type Seen, shownNow } from './seen.ts';
import type { BandTexts } from './strings/en.ts';
import { showViews, type View, views } from './views.ts';

/** What a page is shown in, and what was seen so far; kept for the tab, so that a reload goes on with it. */
export interface Kept {
  readonly scene: Scene;
  readonly views: readonly View[];
  readonly seen: readonly Seen[];
}

const key = 'freightRehearsal';

/** Undefined in a new tab, and where storage is blocked. */
export function keptState(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** False where storage is blocked. */
function keep(state: Kept | undefined): boolean {
  try {
    if (state) sessionStorage.setItem(key, JSON.stringify(state));
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export const forget = (): boolean => keep(undefined);

/** Whether an element can only find it out when the page begins: it does not explain a second failure. */
const isRefused = ({ connection }: Scene) => connection === 'origin refused';
const changesNextCall = ['slow', 'unknown number'];

/** Whether everything that has happened stays, as it does when time passes. */
function keepsHistory(before: Scene, next: Scene): boolean {
  const old = partsOf(before).statusHistory;
  const { statusHistory } = partsOf(next);
  return old.every(({ status }, index) => statusHistory[index]?.status === status);
}

function mustStartAgain(before: Scene, next: Scene): boolean {
  const isOther = before.connection !== next.connection;
  if (isOther && [before, next].some(({ connection }) => changesNextCall.includes(connection ?? '')))
    return true;
  return !keepsHistory(before, next);
}

const now = () => new Date().toTimeString().slice(0, 8);

/** The state that is shown, its changes, and the list of what was seen. */
export function createStage(rehearsal: Rehearsal, kept: Kept | undefined, onChange: () => void) {
  const shownViews = new Set<View>(kept?.views);
  const seen: Seen[] = (kept?.seen ?? []).map((one) => ({ ...one }));

  function nameNow(): string {
    const { moment, happening, connection } = rehearsal.scene();
    const names: (keyof BandTexts | undefined)[] = [
      moment,
      happening,
      connection,
      ...views.filter((one) => shownViews.has(one)),
    ];
    return names.flatMap((name) => (name ? bandText(name) : [])).join(', ');
  }

  /** What the last state showed is read when it ends, or the list is requested. */
  function readLast(): void {
    const last = seen.at(-1);
    if (last) last.shown = shownNow();
  }

  function begin(): void {
    const name = nameNow();
    if (seen.at(-1)?.name !== name) seen.push({ at: now(), name, shown: [], spoken: [], problems: [] });
  }

  const state = (scene: Scene): Kept => ({ scene, views: [...shownViews], seen });

  async function show(next: Scene): Promise<void> {
    const before = rehearsal.scene();
    readLast();
    if (isRefused(before) !== isRefused(next) && keep(state(next))) {
      location.reload();
      return;
    }
    rehearsal.show(next);
    keep(state(next));
    begin();
    onChange();
    if (mustStartAgain(before, next)) await startAgain();
    showViews(shownViews);
  }

  begin();
  return {
    scene: rehearsal.scene,
    isShown: (view: View) => shownViews.has(view),
    /** Everything that was read aloud, oldest first. */
    spoken: () => seen.flatMap(({ spoken }) => spoken),
    noteSpoken(text: string) {
      seen.at(-1)?.spoken.push(text);
      onChange();
    },
    note(problem: string) {
      seen.at(-1)?.problems.push(problem);
    },
    show,
    /** Time passes, or goes back; what cannot be seen at that time ends. */
    showMoment(moment: Scene['moment'], order: readonly string[]) {
      const { happening, ...others } = rehearsal.scene();
      const at = order.indexOf(moment);
      const isPossible =
        happening && at >= order.indexOf(spans[happening][0]) && at <= order.indexOf(spans[happening][1]);
      return show({ ...others, moment, ...(isPossible && { happening }) });
    },
    toggleView(view: View) {
      readLast();
      if (!shownViews.delete(view)) shownViews.add(view);
      keep(state(rehearsal.scene()));
      showViews(shownViews);
      begin();
      onChange();
    },
    /** The views again, for elements that have come or have got other sheets. */
    refresh: () => showViews(shownViews),
    list() {
      readLast();
      return listOf(seen);
    },
  };
}
