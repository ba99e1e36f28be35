import { addressLine } from '@freight/client/format';
import { type FuelType, longestReference, plainPhone, plainText, referencePattern } from '@freight/contract';
import { type DraftContents, newDraft, type OrderDraft } from '#elements/send/draft/draft.ts';
import type { PlacedOrder } from '#elements/send/ordering/attempts.ts';
import {
  checkGoods,
  checkRecipient,
  type PackageFault,
  type RecipientFault,
} from '#elements/send/steps/checkSteps.ts';
import type { Failure } from '#i18n/explain.ts';
import type { Location } from '#maps/places/places.ts';
import { readNumber } from '#ui/number-field/numbers.ts';
import type { LineTexts, SheetField } from './columns.ts';
import { readSize } from './sizeWords.ts';

/** What is wrong with a line that can be said without asking anybody, by its field. */
export type LineFault =
  | PackageFault
  | RecipientFault
  | 'sizeRequired'
  | 'sizeUnknown'
  | 'addressRequired'
  | 'referenceInvalid';
export type LineFaults = Partial<Record<SheetField, LineFault>>;

/** What a geocoder or the API has said about a line: an unknown address, or a refused price or order. */
export type Trouble = { at: 'pickup' | 'dropoff' } | { at: 'price' | 'order'; failure: Failure };

/** A line of a sheet on its way to an order. */
export interface Line {
  /** Its place in the sheet, from 1. */
  row: number;
  texts: LineTexts;
  /** The order as it is sent; its key names the line as well. */
  sending: OrderDraft;
  trouble: Trouble | null;
  /** Its price was gone when it was to be ordered: what it has now is another one. */
  isRenewed: boolean;
  order: PlacedOrder | null;
}

/** An address with a comma behind its house number, where it was written without one. */
const withComma = (address: string): string =>
  address.includes(',') ? address : address.replace(/^(\D+\d+(?:\s?[A-Za-z])?)\s+(?=\S)/, '$1, ');

/** The address of the recipient in one line. */
export const dropoffText = ({ address = '', street = '', postalCode = '', city = '' }: LineTexts): string =>
  withComma(address) || addressLine(street, `${postalCode} ${city}`.trim());

/** The address where only this line is fetched; undefined where the one for all lines holds. */
export const pickupText = ({ pickup }: LineTexts): string | undefined => pickup && withComma(pickup);

/** What the texts of a line say about its order. */
function partsOf(texts: LineTexts): Partial<DraftContents> {
  const { size = '', description = '', instructions = '', reference = '', count = '1' } = texts;
  const given = readSize(size);
  const { length = 0, width = 0, height = 0 } = given?.dimensions ?? {};
  const measure = (field: 'weight' | 'length' | 'width' | 'height', usual: number) =>
    texts[field] === undefined ? usual : readNumber(texts[field]);
  return {
    packageDetails: {
      weight: measure('weight', given?.weight ?? 0),
      dimensions: {
        length: measure('length', length),
        width: measure('width', width),
        height: measure('height', height),
      },
      description: plainText(description),
      category: '',
      subcategory: '',
      specialInstructions: instructions,
    },
    count: readNumber(count),
    recipientDetails: {
      name: plainText(texts.name ?? ''),
      phone: plainPhone(texts.phone ?? ''),
      email: plainText(texts.email ?? ''),
    },
    reference,
  };
}

export const newLine = (row: number, texts: LineTexts, fuelType: FuelType): Line => {
  const sending = newDraft();
  const { draft } = sending;
  return {
    row,
    texts,
    sending: {
      ...sending,
      draft: { ...draft, ...partsOf(texts), selectedVehicle: { ...draft.selectedVehicle, fuelType } },
    },
    trouble: null,
    isRenewed: false,
    order: null,
  };
};

/** The same line with other texts: addresses that are another now are looked up again. */
export function withTexts(line: Line, texts: LineTexts, dropoff: Location | null): Line {
  const { draft } = line.sending;
  const isSame = dropoffText(texts) === dropoffText(line.texts);
  return {
    ...line,
    texts,
    trouble: null,
    isRenewed: false,
    sending: {
      ...line.sending,
      draft: {
        ...draft,
        ...partsOf(texts),
        dropoffLocation: dropoff ?? (isSame ? draft.dropoffLocation : null),
        pickupLocation: texts.pickup === line.texts.pickup ? draft.pickupLocation : null,
      },
    },
  };
}

/** One sentence instead of one for each side. */
function sizeFaultOf({ size, length, width, height }: LineTexts): LineFault | undefined {
  if (size !== undefined) return readSize(size) ? undefined : 'sizeUnknown';
  return (length ?? width ?? height) ? undefined : 'sizeRequired';
}

const isReference = (text: string) => text.length <= longestReference && referencePattern.test(text);

/** What is wrong with the texts of a line, in the words of the wizard where it asks for the same. */
export function faultsOf({ texts, sending: { draft } }: Line): LineFaults {
  // Neither a description nor a kind of goods is asked for; the documented payload has a default for one and no other.
  const { description: _, category: __, subcategory: ___, ...goods } = checkGoods(draft);
  const { reference, pickup } = texts;
  const sizeFault = sizeFaultOf(texts);
  if (sizeFault) {
    for (const side of ['length', 'width', 'height'] as const) delete goods[side];
  }
  return {
    ...checkRecipient(draft.recipientDetails, 'optional'),
    ...goods,
    ...(sizeFault && { size: sizeFault }),
    ...(dropoffText(texts) === '' && { address: 'addressRequired' }),
    ...(reference !== undefined && !isReference(reference) && { reference: 'referenceInvalid' }),
    ...(pickup === '' && { pickup: 'addressRequired' }),
  } as LineFaults;
}

/** Where a line is. `open` waits for its price, `ready` for the order, `sent` for the answer to it. */
export type LineState = 'faulty' | 'open' | 'troubled' | 'ready' | 'sent' | 'ordered';

function findState(line: Line): LineState {
  const { order, sending, trouble } = line;
  if (order) return 'ordered';
  if (sending.orderedAt) return 'sent';
  if (Object.keys(faultsOf(line)).length > 0) return 'faulty';
  if (trouble) return 'troubled';
  return sending.draft.pricing.routeId === '' ? 'open' : 'ready';
}

/** Lines are never changed in place, and are looked at far more often than they are replaced. */
const states = new WeakMap<Line, LineState>();

export function stateOf(line: Line): LineState {
  const state = states.get(line) ?? findState(line);
  states.set(line, state);
  return state;
}
