import type { Tracking } from '@freight/contract';
import { useLanguage } from '#i18n/useTexts.ts';
import { useDetailsTexts } from './detailsTexts.ts';
import { dayText, hoursText, kmText } from './formats.ts';
import { type Fact, Facts, Section } from './Section.tsx';

/** From where to where, how far, how long, until when [TRACK-14] [TRACK-15] [TRACK-16] [TRACK-17]. */
export function RouteInfo({ tracking }: { tracking: Tracking }) {
  const t = useDetailsTexts();
  const language = useLanguage();
  const { pickupLocation, dropoffLocation, route, estimatedDelivery } = tracking;
  const facts: Fact[] = [
    [t('route.distance'), kmText(route.distanceInKm, language)],
    [t('route.time'), hoursText(route.estimatedTimeHours, language)],
    [t('route.delivery'), dayText(estimatedDelivery, language)],
  ];
  const places = [
    { kind: 'pickup', ...pickupLocation },
    { kind: 'dropoff', ...dropoffLocation },
  ] as const;
  const known = places.filter(({ formattedAddress, city }) => formattedAddress || city);
  if (known.length === 0 && facts.every(([, value]) => !value)) return null;
  return (
    <Section title={t('route.title')}>
      {known.length > 0 && (
        <ul className="places">
          {known.map(({ kind, formattedAddress, city }) => (
            <li key={kind} className={`places__stop places__stop--${kind}`}>
              <span className="places__kind">{t(`route.${kind}`)}</span>
              {city && <span className="places__city">{city}</span>}
              {formattedAddress && <span className="places__address">{formattedAddress}</span>}
            </li>
          ))}
        </ul>
      )}
      <Facts facts={facts} />
    </Section>
  );
}
