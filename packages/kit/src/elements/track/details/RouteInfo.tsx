import type { Tracking } from '@freight/contract';
import { addressText, dayText, durationText, kmText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { type Fact, Facts, Section } from '#ui/facts/Facts.tsx';
import { Places } from '#ui/places/Places.tsx';
import { useDetailsTexts } from './strings/index.ts';

/** From where to where, how far, how long, until when [TRACK-14] [TRACK-15] [TRACK-16] [TRACK-17]. */
export function RouteInfo({ tracking }: { tracking: Tracking }) {
  const t = useDetailsTexts();
  const language = useLanguage();
  const { pickupLocation, dropoffLocation, route, estimatedDelivery } = tracking;
  const facts: Fact[] = [
    [t('route.distance'), kmText(route.distanceInKm, language)],
    [t('route.time'), durationText(route.estimatedTimeHours, language)],
    [t('route.delivery'), dayText(estimatedDelivery, language)],
  ];
  const pickup = { city: pickupLocation.city, address: addressText(pickupLocation.formattedAddress) };
  const dropoff = { city: dropoffLocation.city, address: addressText(dropoffLocation.formattedAddress) };
  const known = [...Object.values(pickup), ...Object.values(dropoff), ...facts.map(([, value]) => value)];
  if (!known.some(Boolean)) return null;
  return (
    <Section title={t('route.title')}>
      <Places
        pickup={pickup}
        dropoff={dropoff}
        labels={{ pickup: t('route.pickup'), dropoff: t('route.dropoff') }}
      />
      <Facts facts={facts} />
    </Section>
  );
}
