import { pause } from '@freight/client/pause';
import { behaviourOf } from '#bridge/behaviour.ts';
import { change, orderDraft } from '#elements/send/draft/orderDraft.ts';
import type { Location } from '#maps/places/places.ts';
import { report } from '#platform/report.ts';
import { applyGiven, changedFields, type FoundValues, isSame } from './applyGiven.ts';
import { findPlace } from './findPlace.ts';
import { partsOf } from './givenParts.tsx';
import type { GivenParts } from './parts.ts';
import {
  type Given,
  type GivenField,
  type GivenPlace,
  givenFields,
  type RawGiven,
  readGiven,
} from './readGiven.ts';
import { prefillTexts } from './strings/index.ts';

/** A field's name by that of its input; the others are the same. */
const inputFields: Readonly<Record<string, GivenField>> = {
  pickup: 'pickup',
  dropoff: 'dropoff',
  weight: 'weight',
  quoteWeight: 'weight',
  length: 'sides',
  width: 'sides',
  height: 'sides',
  'quote-length': 'sides',
  'quote-width': 'sides',
  'quote-height': 'sides',
  description: 'description',
  category: 'category',
  subcategory: 'category',
  reference: 'reference',
  recipientName: 'recipient',
  recipientPhone: 'recipient',
  recipientEmail: 'recipient',
};

/** Milliseconds without another address of the page before it is looked for. */
const debounce = 300;

/** The draft is being changed by this module, for one of the elements. */
let isOwnChange = false;

/** A place that was looked for: undefined while that is so, null where it was not found. */
interface Search {
  place: GivenPlace;
  found?: Location | null;
}

type Show = (parts: GivenParts) => void;

/** Elements that are followed, each with the function that shows everything again elsewhere. */
const followed = new WeakMap<HTMLElement, (show: Show) => void>();

/**
 * Keeps the draft at what the page gives to an element, for as long as that is on the page: reads its properties now and
 * after each change, looks up addresses, and reports values that cannot be used. `show` receives the parts of the form that
 * are locked or hidden; another call for the same element replaces it.
 */
export async function follow(host: HTMLElement, show: Show): Promise<void> {
  await prefillTexts.provide();
  const again = followed.get(host);
  if (again) again(show);
  else begin(host, show);
}

function begin(host: HTMLElement, firstShow: Show): void {
  const life = new AbortController();
  const { signal } = life;
  let show = firstShow;
  let given: Given = { values: {}, states: {}, refusals: [] };
  const searches: Partial<Record<'pickup' | 'dropoff', Search>> = {};
  /** Fields that this element has given at some time, to notice when it gives them no longer. */
  const known = new Set<GivenField>();
  let shown = '';
  const write = (parts: Parameters<typeof change>[0]) => {
    isOwnChange = true;
    change(parts);
    isOwnChange = false;
  };
  let refused = new Set<string>();
  const refuse = (name: string, reason: string) =>
    report('given-value', { tag: host.localName, name, reason }, host);

  /** The values as far as they are known: without a place that was not found, whose field is open. */
  function found(): Pick<Given, 'states'> & { values: FoundValues } {
    const { pickup, dropoff, ...others } = given.values;
    const values: FoundValues = { ...others };
    const states = { ...given.states };
    for (const [field, place] of [
      ['pickup', pickup],
      ['dropoff', dropoff],
    ] as const) {
      if (!place) continue;
      const result = searches[field]?.found;
      values[field] = result ?? null;
      if (result === null) {
        delete values[field];
        delete states[field];
      }
    }
    return { values, states };
  }

  function apply(): void {
    const { values, states } = found();
    const withdrawn = [...known].filter((field) => values[field] === undefined);
    for (const field of givenFields) if (values[field]) known.add(field);
    const parts = applyGiven(orderDraft().getState(), values, states, withdrawn);
    if (parts) write(parts);
    for (const field of withdrawn) known.delete(field);
    const next = JSON.stringify([given.values, states]);
    if (!parts && next === shown) return;
    shown = next;
    show({ ...partsOf(given.values, states), given: orderDraft().getState().given });
  }

  async function search(field: 'pickup' | 'dropoff', place: GivenPlace): Promise<void> {
    const own: Search = { place };
    const isFirst = !searches[field];
    searches[field] = own;
    // An editor of the page may write the address letter by letter.
    if (!isFirst) await pause(debounce, signal).catch(() => undefined);
    if (signal.aborted || searches[field] !== own) return;
    let reason = 'no address was found for it';
    const location = await findPlace(place, signal).catch(() => {
      reason = 'the geocoder gave no answer';
      return undefined;
    });
    // The page has given another place meanwhile.
    if (signal.aborted || searches[field] !== own) return;
    own.found = location ?? null;
    if (!location) refuse(field, reason);
    apply();
  }

  function read(): void {
    given = readGiven(host as unknown as RawGiven);
    // An attribute would put a person's data into the page's HTML, so it is not read.
    const isInHtml = Boolean(host.getAttribute('recipient'));
    const refusals = isInHtml
      ? [...given.refusals, { name: 'recipient', reason: 'it is a property and no attribute' }]
      : given.refusals;
    for (const { name, reason } of refusals) if (!refused.has(name + reason)) refuse(name, reason);
    refused = new Set(refusals.map(({ name, reason }) => name + reason));
    for (const field of ['pickup', 'dropoff'] as const) {
      const place = given.values[field];
      if (!place) delete searches[field];
      else if (!isSame(searches[field]?.place, place)) void search(field, place);
    }
    apply();
  }

  /** The person has changed fields: from now on the page's values stay away from them. */
  function touch(fields: readonly GivenField[]): void {
    const { given: before, own } = orderDraft().getState();
    const { states } = found();
    const free = fields.filter((field) => !states[field] && !own.includes(field));
    if (free.length > 0)
      write({
        given: before.filter((field) => !free.includes(field as GivenField)),
        own: [...own, ...free],
      });
  }

  behaviourOf(host)?.subscribe(read);
  const unsubscribe = orderDraft().subscribe((state, before) => {
    if (isOwnChange || state.draft === before.draft) return;
    if (!host.isConnected) {
      followed.delete(host);
      life.abort();
      return;
    }
    // Another draft has begun: the page's values apply to it as well.
    if (state.idempotencyKey === before.idempotencyKey) touch(changedFields(before.draft, state.draft));
    apply();
  });
  signal.addEventListener('abort', unsubscribe);
  host.shadowRoot?.addEventListener(
    'input',
    ({ target }) => {
      const field = inputFields[(target as HTMLInputElement).name];
      if (field) touch([field]);
    },
    { signal },
  );
  followed.set(host, (next) => {
    show = next;
    shown = '';
    read();
  });
  // What was typed before this code has loaded.
  const typed = [...(host.shadowRoot?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
  const kept = orderDraft().getState();
  touch(
    typed.flatMap(({ name, value }) => {
      const field = inputFields[name];
      return field && value !== '' && !kept.given.includes(field) ? [field] : [];
    }),
  );
  read();
}
