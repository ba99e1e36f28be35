import { type Language, volumeOf } from '@freight/contract';
import { nearestTown } from '@freight/sample-services/geo/nearestTown';
import { mailAddressOf, partnerProvider } from '#accounts/users.ts';
import type { User } from '#db/schema/accounts.ts';
import type { OrderRecord, StoredPlace } from '#db/schema/orders.ts';
import type { OfferedRun, Quote } from '#db/schema/quotes.ts';
import { failsFirst } from '#dispatch/failedAttempt.ts';
import { outcomeOfNewOrder } from '#dispatch/journey.ts';
import { beginJourney } from '#dispatch/progress.ts';
import { waitsUntil } from '#dispatch/schedule.ts';
import type { Clock } from '#orderFacts/clock.ts';
import { timeOn } from '#orderFacts/deliveryDays.ts';
import { newHandover } from '#orderFacts/handoverOf.ts';
import { newOrderNumber } from '#orderFacts/orderNumber.ts';
import { quotedEmissions, storedPrice } from '#pricing/quotes.ts';
import { dayWanted, type OrderRequest } from './createRequest.ts';

interface OrderFacts {
  readonly id: string;
  readonly customer: User;
  readonly quote: Quote;
  readonly request: OrderRequest;
  /** The empty lorry that takes the goods. */
  readonly run?: OfferedRun | undefined;
  /** The language of the page it is ordered on; if that is unknown, the person's own. */
  readonly language?: Language | undefined;
  readonly partner?: string | undefined;
  readonly now: Date;
  readonly isPaid: boolean;
  /** Whether the first attempt of about one order in twelve fails. */
  readonly someFail: boolean;
}

/**
 * A new order. Price, distance, fuel, coordinates and the words of the addresses come from the kept price, never from
 * the caller [ORDER-16].
 */
export function orderRow(facts: OrderFacts, clock: Clock): OrderRecord {
  const { id, customer, quote, request, run, language, partner = null, now, isPaid, someFail } = facts;
  const planned = {
    id,
    orderNumber: newOrderNumber(),
    distanceKm: quote.distanceKm,
    outcome: outcomeOfNewOrder(id),
    delays: null,
  };
  const traveller = { ...planned, delays: waitsUntil(pickupOf(request, run), planned, now, clock) };
  return {
    ...traveller,
    ...beginJourney(traveller, now, clock),
    ...orderedGoods(request, quote, isPaid, run),
    emptyRun: run ? withoutPrice(run) : null,
    userId: customer.id,
    language: language ?? customer.language,
    date: request.scheduleOrder ? new Date(request.scheduledDate) : now,
    createdAt: now,
    // The documented call has no sender: it is the signed-in customer (OPEN-94).
    sender: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: mailAddressOf(customer),
      ...(customer.provider === partnerProvider ? { isOfPartner: true } : {}),
      phoneNr: customer.phoneNr,
      address: { street: customer.street, postalcode: customer.postalcode, city: customer.city },
    },
    demoRole: null,
    changesVersion: 0,
    deliveryNotes: null,
    handover: orderedHandover(request, id, someFail),
    partner,
    reference: request.reference ?? null,
  };
}

const withoutPrice = ({ price: _, emissions: __, ...run }: OfferedRun): OrderRecord['emptyRun'] => run;

/** When goods that wait for their day are fetched: by the lorry that passes, else in the morning. */
function pickupOf(request: OrderRequest, run: OfferedRun | undefined): Date | undefined {
  if (run) return new Date(run.pickupAt);
  const day = dayWanted(request);
  return day === undefined ? undefined : timeOn(day, '08:00');
}

function orderedGoods(request: OrderRequest, quote: Quote, isPaid: boolean, run: OfferedRun | undefined) {
  const { packageType, packageSubType, quantity, weight, dimensions, pieces, specialInstruction } = request;
  const isPaidNow = request.paymentOption === 'payNow' && request.paymentMethod === 'card';
  return {
    ...storedPrice((run ?? quote).price),
    fuelType: quote.request.fuelType,
    emissions: run?.emissions ?? quotedEmissions(quote),
    orderType: request.scheduleOrder ? 'scheduled' : 'standard',
    paymentMethod: request.paymentMethod,
    // There is no real payment: only in a demo does an immediate payment count as paid.
    paymentStatus: isPaid && isPaidNow ? 'paid' : 'pending',
    pickup: orderedPlace(quote.request.pickup),
    dropoff: orderedPlace(quote.request.dropoff),
    receiver: request.receiverContactInfo,
    goods: {
      packageType,
      packageSubType,
      quantity,
      weight,
      volume: pieces ? request.volume : volumeOf(dimensions),
      dimensions,
      ...(pieces && { pieces }),
      specialInstruction,
      // The API has no field for it; it follows from the catalogue's package type.
      fragile: packageType === 'fragile',
    },
  };
}

function orderedHandover(
  { handover: kind = 'none' }: OrderRequest,
  id: string,
  someFail: boolean,
): OrderRecord['handover'] {
  const fails = someFail && failsFirst(id);
  if (kind === 'none' && !fails) return null;
  return { ...newHandover(kind), ...(fails ? { failsFirst: true } : {}) };
}

/** The place the price was for, with what its address leaves out. */
function orderedPlace(quoted: StoredPlace): StoredPlace {
  const [firstPart = ''] = quoted.formattedAddress.split(',');
  return {
    ...quoted,
    city: quoted.city || (nearestTown([quoted.lat, quoted.lng])?.town.city ?? ''),
    street: quoted.street || firstPart,
  };
}
