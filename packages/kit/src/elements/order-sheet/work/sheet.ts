import { isFields } from '@freight/client/fields';
import type { FuelType } from '@freight/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type LineTexts, type SheetField, textsOf } from '#elements/order-sheet/lines/columns.ts';
import { type Line, newLine, withTexts } from '#elements/order-sheet/lines/line.ts';
import { bestUntil } from '#elements/send/days/bestDay.ts';
import { noPricing, readDraft } from '#elements/send/draft/draft.ts';
import type { Location } from '#maps/places/places.ts';
import { complain } from '#platform/leaving/complain.ts';
import { shared } from '#platform/registry.ts';
import { onDraftsDropped, orderSheetKey } from '#session/drafts.ts';
import type { SheetRow } from '#sheets/readCells.ts';

/** A sheet of orders of this tab. */
export interface Sheet {
  /** Its owner; other users never see it. */
  customer: string;
  /** Of its file; empty where it was pasted, and without a sheet. */
  name: string;
  header: readonly string[];
  rows: readonly SheetRow[];
  columns: readonly (readonly [SheetField, number])[];
  /** The lines of the rows, once their columns are known. */
  lines: readonly Line[];
  /** Lines have been corrected or left out by hand: making them again would lose that. */
  isCorrected: boolean;
  /** Where all lines without an address of their own are fetched. */
  pickup: Location | null;
  fuelType: FuelType;
  /** The last day until which all may wait for a cheaper lorry, `YYYY-MM-DD`; empty for as soon as possible. */
  until: string;
}

interface KeptSheet {
  store: StoreApi<Sheet>;
  /** The timer after which it is stored. */
  keeping: ReturnType<typeof setTimeout> | undefined;
  /** Whether storage has refused it: said once, not with each change. */
  isRefused: boolean;
}

declare module '#platform/registry.ts' {
  interface Shared {
    orderSheet: KeptSheet;
  }
}

const noSheet: Sheet = {
  customer: '',
  name: '',
  header: [],
  rows: [],
  columns: [],
  lines: [],
  isCorrected: false,
  pickup: null,
  fuelType: 'biogas',
  until: '',
};

/** A line as an earlier page has stored it; its order is read like the wizard's own draft. */
function storedLine(stored: unknown): Line[] {
  if (!isFields(stored) || typeof stored['row'] !== 'number' || !isFields(stored['texts'])) return [];
  const { row, texts, sending, trouble, isRenewed, order } = stored as unknown as Line;
  return [
    {
      row,
      texts,
      sending: readDraft(JSON.stringify(sending)),
      trouble: trouble ?? null,
      isRenewed: isRenewed === true,
      order: order ?? null,
    },
  ];
}

function storedSheet(): Sheet {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(orderSheetKey) ?? 'null');
    if (!isFields(stored) || !Array.isArray(stored['lines'])) return noSheet;
    return { ...noSheet, ...stored, lines: stored['lines'].flatMap(storedLine) };
  } catch {
    // Storage is blocked in some embeds, or holds nothing that can be read: then nothing was kept.
    return noSheet;
  }
}

const kept = (): KeptSheet =>
  shared('orderSheet', () => {
    onDraftsDropped(() => orderSheet().setState(noSheet));
    const store = createStore(storedSheet);
    store.subscribe(() => {
      // Storing takes long for a large sheet, which changes many times a second while its prices come.
      kept().keeping ??= setTimeout(keepSheet, 1_000);
    });
    return { store, keeping: undefined, isRefused: false };
  });

/** Kept over a reload: which line has been ordered must not be forgotten. */
export const orderSheet = (): StoreApi<Sheet> => kept().store;

/**
 * Stores the sheet at once; else it is stored within a second of a change. A page that crashes meanwhile loses no order:
 * attempts are noted by the keys of the lines, before they are sent (`noteAttempt`).
 */
export function keepSheet(): void {
  const held = kept();
  clearTimeout(held.keeping);
  held.keeping = undefined;
  const sheet = held.store.getState();
  try {
    if (sheet.customer) sessionStorage.setItem(orderSheetKey, JSON.stringify(sheet));
    else sessionStorage.removeItem(orderSheetKey);
    held.isRefused = false;
  } catch (error) {
    if (!held.isRefused) complain('The sheet of orders cannot be kept over a reload.', error);
    held.isRefused = true;
  }
}

/** Begins with the rows of a file; the first one names the columns. */
export function beginSheet(
  customer: string,
  name: string,
  rows: readonly SheetRow[],
  columns: Sheet['columns'],
): void {
  const [header, ...others] = rows;
  const { pickup, fuelType } = orderSheet().getState();
  orderSheet().setState({
    ...noSheet,
    customer,
    name,
    header: header?.cells ?? [],
    rows: others,
    columns,
    pickup,
    fuelType,
  });
}

/** Makes the lines, with what the columns hold. */
export function takeColumns(columns: Sheet['columns']): void {
  const { rows, fuelType } = orderSheet().getState();
  const lines = rows.map(({ cells, line }) => newLine(line, textsOf(cells, new Map(columns)), fuelType));
  orderSheet().setState({ columns, lines, isCorrected: false });
}

export const endSheet = (): void =>
  orderSheet().setState({ ...noSheet, pickup: orderSheet().getState().pickup });

/** Changes one line, if it is still there. */
export function changeLine(key: string, change: (line: Line) => Line): void {
  const { lines } = orderSheet().getState();
  orderSheet().setState({
    lines: lines.map((line) => (line.sending.idempotencyKey === key ? change(line) : line)),
  });
}

export const removeLine = (key: string): void => {
  const { lines } = orderSheet().getState();
  orderSheet().setState({
    lines: lines.filter(({ sending }) => sending.idempotencyKey !== key),
    isCorrected: true,
  });
};

/** The line with what its order is now. */
export const withSending = (line: Line, parts: Partial<Line['sending']>): Line => ({
  ...line,
  sending: { ...line.sending, ...parts },
});

const withoutPrice = (line: Line): Line =>
  withSending(line, { priced: null, draft: { ...line.sending.draft, pricing: noPricing, date: '' } });

/** Corrects a line; it is priced again. */
export function correctLine(key: string, texts: LineTexts, dropoff: Location | null): void {
  changeLine(key, (line) => withoutPrice(withTexts(line, texts, dropoff)));
  orderSheet().setState({ isCorrected: true });
}

/** Changes what holds for all lines that are not ordered; they are priced again. */
export function changeForAll(parts: Partial<Pick<Sheet, 'pickup' | 'fuelType'>>): void {
  const { lines, fuelType } = { ...orderSheet().getState(), ...parts };
  orderSheet().setState({
    ...parts,
    lines: lines.map((line) => {
      if (line.order || line.sending.orderedAt) return line;
      const unpriced = withoutPrice(line);
      const { draft } = unpriced.sending;
      const pickupLocation = line.texts.pickup === undefined ? null : draft.pickupLocation;
      const selectedVehicle = { ...draft.selectedVehicle, fuelType };
      return {
        ...withSending(unpriced, { draft: { ...draft, pickupLocation, selectedVehicle } }),
        trouble: null,
      };
    }),
  });
}

/** Chooses the day of a priced line: the cheapest one until another, if it is cheaper than as soon as possible. */
export function onBestDay(line: Line, until: string): Line {
  const { draft, priced } = line.sending;
  if (!priced || draft.pricing.routeId === '') return line;
  const soonest = priced.soonestPrice ?? draft.pricing.estimatedPrice;
  const best = bestUntil(priced.dates ?? [], until);
  const isBetter = best !== undefined && best.price < soonest;
  const estimatedPrice = isBetter ? best.price : soonest;
  return withSending(line, {
    draft: { ...draft, date: isBetter ? best.date : '', pricing: { ...draft.pricing, estimatedPrice } },
  });
}

/** All lines that are not ordered may wait until that day. */
export function waitUntil(until: string): void {
  const { lines } = orderSheet().getState();
  orderSheet().setState({
    until,
    lines: lines.map((line) => (line.order || line.sending.orderedAt ? line : onBestDay(line, until))),
  });
}
