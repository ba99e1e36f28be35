import { readOrder } from '@freight/client';
import { defaultPackageSubType, packageCategories, subcategoriesOf } from '@freight/contract';
import { isOffered } from '#capabilities/capabilities.ts';
import { newDraft, newPiece } from '#elements/send/draft/draft.ts';
import { discardDraft, editDraft, orderDraft, startWizard } from '#elements/send/draft/orderDraft.ts';
import { packageLabel, packageTexts } from '#i18n/packageTexts.ts';
import type { Location } from '#maps/places/places.ts';
import { repeatedOrderKey } from '#session/drafts.ts';
import { pageSession } from '#session/session.ts';
import { latestContact } from './savedContact.ts';

type Order = NonNullable<ReturnType<typeof readOrder>>;

const locationOf = ({ formattedAddress, street, city, lat, lng }: Order['pickupLocation']): Location => ({
  address: formattedAddress || street,
  lat,
  lng,
  street,
  city,
  postalCode: /\b\d{3} ?\d{2}\b/.exec(formattedAddress)?.[0] ?? '',
  country: '',
  placeId: '',
});

/** Returns the order that is to be sent again, and removes it from storage. */
function takeOrder(): Order | null {
  try {
    const left = sessionStorage.getItem(repeatedOrderKey);
    sessionStorage.removeItem(repeatedOrderKey);
    return left === null ? null : readOrder(JSON.parse(left));
  } catch {
    // Blocked storage, or nothing that can be read: then there is nothing to repeat.
    return null;
  }
}

/**
 * Starts the wizard with an earlier order's places, goods, instructions and recipient; its date and price are new. The
 * description, which only an order of several pieces contains, is else the name of its kind. An order whose outcome is unknown takes precedence.
 */
export async function takeRepeatedOrder(): Promise<void> {
  await packageTexts.provide();
  const order = takeOrder();
  if (!order || orderDraft().getState().orderedAt) return;
  const route = { pickup: locationOf(order.pickupLocation), dropoff: locationOf(order.dropoffLocation) };
  const { name, phoneNr, email } = order.receiverContactInfo;
  const recipientDetails = await latestContact({ name, phone: phoneNr, email }, route.dropoff);
  discardDraft();
  const category = Object.hasOwn(packageCategories, order.packageType) ? order.packageType : '';
  const subcategory = subcategoriesOf(category).includes(order.packageSubType) ? order.packageSubType : '';
  const { weight, dimensions: sides, quantity } = order;
  const count = isOffered('pieces') ? quantity || 1 : 1;
  const [piece = { weight, sides, count, description: '' }, ...others] = order.pieces ?? [];
  editDraft({
    ...newDraft().draft,
    count: piece.count,
    otherPieces: others.map(newPiece),
    packageDetails: {
      weight: piece.weight,
      dimensions: piece.sides,
      description:
        piece.description ||
        (subcategory &&
          packageLabel(packageTexts.in(), subcategory === defaultPackageSubType ? category : subcategory)),
      category,
      subcategory,
      specialInstructions: order.specialInstruction,
    },
    recipientDetails,
  });
  startWizard(route, pageSession().userId());
}
