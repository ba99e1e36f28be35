import type { ReceivedOrder } from '@freight/client';
import { useOrderTexts } from '#elements/order/strings/index.ts';
import { addressText } from '#i18n/formats.ts';
import { Places } from '#ui/places/Places.tsx';

/** From where to where [DETAIL-06] [DETAIL-21]. */
export function Stops({ order: { pickupLocation, dropoffLocation } }: { order: ReceivedOrder }) {
  const t = useOrderTexts();
  const placeOf = (place: ReceivedOrder['pickupLocation']) => ({
    city: place.city,
    address: addressText(place.formattedAddress) || t('missing'),
  });
  return (
    <Places
      pickup={placeOf(pickupLocation)}
      dropoff={placeOf(dropoffLocation)}
      labels={{ pickup: t('route.pickup'), dropoff: t('route.dropoff') }}
    />
  );
}
