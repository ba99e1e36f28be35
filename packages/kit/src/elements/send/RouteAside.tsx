import { formatPrice } from '@freight/client/format';
import { unitText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Location } from '#maps/places.ts';
import { useStore } from '#platform/useStore.ts';
import { Places } from '#ui/Places.tsx';
import { orderDraft } from './orderDraft.ts';
import { useSendTexts } from './sendTexts.ts';
import { Facts } from './steps/Facts.tsx';

const placeOf = (location: Location | null) => ({
  city: location?.city ?? '',
  address: location?.street ?? '',
});

/** What the order is about, beside its steps: both addresses, and, once they are known, the way and the price. */
export function RouteAside() {
  const t = useSendTexts();
  const language = useLanguage();
  const { pickupLocation, dropoffLocation, pricing } = useStore(orderDraft(), ({ draft }) => draft);
  // The pricing step shows all of it itself.
  const isPriced = useStore(orderDraft(), ({ priced, step }) => priced?.failure === '' && step !== 3);
  return (
    <aside className="wizard__route" aria-label={t('confirm.route')}>
      <Places
        pickup={placeOf(pickupLocation)}
        dropoff={placeOf(dropoffLocation)}
        labels={{ pickup: t('confirm.pickup'), dropoff: t('confirm.dropoff') }}
      />
      {isPriced && (
        <Facts
          facts={[
            [t('price.distance'), unitText(pricing.distance, language, 'kilometer')],
            [t('price.total'), formatPrice(pricing.estimatedPrice)],
          ]}
        />
      )}
    </aside>
  );
}
