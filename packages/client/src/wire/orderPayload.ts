import {
  type AdditionalData,
  type CreateFromRoute,
  defaultPackageSubType,
  defaultPackageType,
  type HandoverChoice,
  plainPhone,
  plainText,
  volumeOf,
} from '@freight/contract';
import { rejectedLocally } from '#errors/apiError.ts';
import type { DraftPlace, TransportDraft } from './draft.ts';
import { piecesOf } from './sentPieces.ts';
import { wireLocation } from './wireLocation.ts';

const nowhere: DraftPlace = { address: '', lat: Number.NaN, lng: Number.NaN };

function orderLocation(place: DraftPlace | null): AdditionalData['pickupLocation'] {
  const { street: _unsent, ...location } = wireLocation(place ?? nowhere);
  return location;
}

export interface OrderAdditions {
  /** Sends the recipient's e-mail, which otherwise stays empty as documented (OPEN-03). */
  sendsRecipientEmail?: boolean;
  /** How the goods are handed over, for an API with the capability `handover`; `none` is not sent. */
  handover?: HandoverChoice | undefined;
  /** The token of the link by which the order came, for an API with the capability `approvals`. */
  approval?: string | undefined;
  /** Fields that are added to `additionalData`, or that replace documented ones (OPEN-93). */
  additionalData?: Record<string, unknown>;
}

/**
 * The create call for a finished draft, with the documented constants [ORDER-02] [ORDER-07] to [ORDER-24].
 * `orderedAt` is ISO text. An order for a day is scheduled (capability `dates`), any other is not. Repeating an attempt under the same idempotency key needs the same one, or the
 * server takes the repetition for another order.
 */
export function orderRequestOf(
  draft: TransportDraft,
  orderedAt: string,
  { sendsRecipientEmail = false, handover = 'none', approval, additionalData = {} }: OrderAdditions = {},
): CreateFromRoute {
  const { weight, dimensions, category, subcategory, specialInstructions } = draft.packageDetails;
  return {
    routeId: draft.pricing?.routeId ?? '',
    additionalData: {
      userType: 'customer',
      pickupLocation: orderLocation(draft.pickupLocation),
      dropoffLocation: orderLocation(draft.dropoffLocation),
      packageType: category?.trim() || defaultPackageType,
      packageSubType: subcategory?.trim() || defaultPackageSubType,
      quantity: 1,
      specialInstruction: specialInstructions ?? '',
      weight,
      volume: volumeOf(dimensions),
      receiverContactInfo: {
        name: plainText(draft.recipientDetails?.name ?? ''),
        phoneNr: plainPhone(draft.recipientDetails?.phone ?? ''),
        // The catalogue mentions an e-mail address; the payload has one only if the host enables it (OPEN-03).
        email: sendsRecipientEmail ? plainText(draft.recipientDetails?.email ?? '') : '',
      },
      price: draft.pricing?.estimatedPrice ?? 0,
      distanceInKm: draft.pricing?.distance ?? 0,
      dimensions,
      ...piecesOf(draft),
      scheduleOrder: Boolean(draft.date),
      // At noon by UTC it is the same day wherever goods are fetched.
      scheduledDate: draft.date ? `${draft.date}T12:00:00.000Z` : orderedAt,
      paymentOption: 'payNow',
      paymentMethod: 'card',
      ...(handover === 'none' ? {} : { handover }),
      ...(approval && { approval }),
      ...additionalData,
    },
  };
}

/** Throws an `ApiError` of status 400 with the documented message [ORDER-03] to [ORDER-06]. */
export function checkOrderRequest(request: Partial<CreateFromRoute>): asserts request is CreateFromRoute {
  const { routeId, additionalData } = request;
  if (!routeId?.trim()) throw rejectedLocally('routeIdRequired');
  if (!additionalData) throw rejectedLocally('additionalDataRequired');
  const { receiverContactInfo: receiver, dimensions } = additionalData;
  if (!receiver?.name?.trim() || !receiver.phoneNr?.trim()) {
    throw rejectedLocally('receiverRequired');
  }
  const { length, width, height } = dimensions ?? {};
  const sides = [length, width, height];
  if (!sides.every((side) => side !== undefined && side > 0)) {
    throw rejectedLocally('dimensionsRequired');
  }
}

/** The request for a draft without options; throws as `checkOrderRequest` does. */
export function checkedOrderRequest(draft: TransportDraft, orderedAt: string): CreateFromRoute {
  const request = orderRequestOf(draft, orderedAt);
  checkOrderRequest(request);
  return request;
}
