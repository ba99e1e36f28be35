import { formatFromPrice, formatPrice } from '@freight/client/format';
import { type Quote, wireFuelTypes } from '@freight/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { chosenDay, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { emissionsText, unitText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Location } from '#maps/places/places.ts';
import { HowCounted } from '#orders/view/HowCounted.tsx';
import { useStore } from '#platform/useStore.ts';
import { Facts } from '#ui/facts/Facts.tsx';
import { Places } from '#ui/places/Places.tsx';
import { currentPrice } from './usePrice.ts';

const placeOf = (location: Location | null) => ({
  city: location?.city ?? '',
  address: location?.street ?? '',
});
const nameOf = (location: Location | null) => location?.city || location?.street || '';

/** The known values of the current draft: the distance, the price or lowest price, and the emissions. */
function useKnown(quote: Quote | undefined) {
  const t = useSendTexts();
  const language = useLanguage();
  const { pricing, selectedVehicle } = useStore(orderDraft(), ({ draft }) => draft);
  const priced = useStore(orderDraft(), currentPrice);
  const day = useStore(orderDraft(), chosenDay);
  const isFirm = priced?.failure === '';
  const distance = isFirm ? pricing.distance : quote?.distance;
  const wireFuel = wireFuelTypes[selectedVehicle.fuelType];
  const isOfFuel = ({ fuelType }: { fuelType: string }) => fuelType === wireFuel;
  const fromPrice = quote?.prices?.find(isOfFuel)?.fromPrice ?? quote?.fromPrice;
  const atLeast = fromPrice && t('price.from', { price: formatFromPrice(fromPrice) });
  const emissions = (isFirm && (day ?? priced.emissions)) || quote?.emissions?.find(isOfFuel);
  return {
    distance: distance ? unitText(distance, language, 'kilometer') : undefined,
    priceName: t(isFirm ? 'price.total' : 'price.title'),
    price: isFirm ? formatPrice(pricing.estimatedPrice) : atLeast,
    emissions: emissionsText(emissions, language),
    kgCo2e: emissions?.kgCo2e,
  };
}

/** From this width on, the companion is shown beside the steps, as in `send.css`. */
const wide = 760;

/** Whether there is room beside the steps; false until it is measured, before the first paint. */
function useIsWide(part: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const room = part.current?.closest('.root');
    if (!room) return;
    const measure = () => setWide(room.clientWidth >= wide);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [part]);
  return isWide;
}

/**
 * The summary beside the steps: both addresses, the distance, the price and the emissions, as far as they are known. In
 * a narrow element it is one row, which opens.
 */
export function RouteAside({ quote }: { quote: Quote | undefined }) {
  const t = useSendTexts();
  const common = useCommonTexts();
  const { pickupLocation, dropoffLocation } = useStore(orderDraft(), ({ draft }) => draft);
  // The pricing step shows all of it itself.
  const isPriceStep = useStore(orderDraft(), ({ step }) => step === 3);
  const { distance, priceName, price, emissions, kgCo2e } = useKnown(quote);
  const part = useRef<HTMLElement>(null);
  const isWide = useIsWide(part);
  const [isOpen, setOpen] = useState(false);
  // Fallback text, so that the row is never empty and keeps its height.
  const streets = [pickupLocation, dropoffLocation].map((place) => place?.street ?? '').join(' – ');
  const way = `${nameOf(pickupLocation)} – ${nameOf(dropoffLocation)}`;
  return (
    <aside className="wizard__route" aria-label={t('confirm.route')} ref={part}>
      <details
        open={isWide || isOpen}
        onToggle={({ currentTarget }) => !isWide && setOpen(currentTarget.open)}
      >
        <summary className="wizard__sum" hidden={isWide}>
          <span className="wizard__way">{way}</span>
          <span className="wizard__known">
            {[distance, !isPriceStep && price].filter(Boolean).join(' · ') || streets}
          </span>
        </summary>
        <div className="wizard__about">
          <Places
            pickup={placeOf(pickupLocation)}
            dropoff={placeOf(dropoffLocation)}
            labels={{ pickup: t('confirm.pickup'), dropoff: t('confirm.dropoff') }}
          />
          {!isPriceStep && (
            <>
              <Facts
                facts={[
                  [t('price.distance'), distance],
                  [priceName, price],
                  [common('emissions.name'), emissions],
                ]}
              />
              <HowCounted kgCo2e={kgCo2e} />
            </>
          )}
        </div>
      </details>
    </aside>
  );
}
