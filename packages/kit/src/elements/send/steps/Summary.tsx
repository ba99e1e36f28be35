import { allPieces } from '@freight/client';
import { formatPrice } from '@freight/client/format';
import { Suspense } from 'react';
import { isOffered } from '#capabilities/capabilities.ts';
import { chosenDay, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { PriceHolds } from '#elements/send/quote/lazyDays.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { addressText, capitalized, dayText, dimensionsText, kgText } from '#i18n/formats.ts';
import { packageName, usePackageTexts } from '#i18n/packageTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Location } from '#maps/places/places.ts';
import { OfPieces } from '#orders/view/OfPieces.tsx';
import { OfRun } from '#orders/view/OfRun.tsx';
import { useQuirk } from '#platform/quirks/useQuirk.ts';
import { useStore } from '#platform/useStore.ts';
import { Facts } from '#ui/facts/Facts.tsx';
import { Places } from '#ui/places/Places.tsx';
import { runOf } from './runOf.ts';

/** The whole address, as large as the other facts. */
const placeOf = (location: Location | null) => ({
  city: location ? addressText(location.address) : '',
  address: '',
});

/** Everything the order consists of [WIZ-48] to [WIZ-56]. */
export function Summary() {
  const t = useSendTexts();
  const packages = usePackageTexts();
  const language = useLanguage();
  const draft = useStore(orderDraft(), (state) => state.draft);
  const { pickupLocation, dropoffLocation, selectedVehicle, packageDetails, recipientDetails } = draft;
  const day = useStore(orderDraft(), chosenDay);
  const { category, subcategory } = packageDetails;
  const pieces = allPieces(draft);
  const vehicle = selectedVehicle.type === 'Standard Vehicle' ? t('vehicle.standard') : selectedVehicle.type;
  return (
    <div className="summary">
      <section>
        <h3 part="heading" className="summary__title">
          {t('confirm.route')}
        </h3>
        <Places
          pickup={placeOf(pickupLocation)}
          dropoff={placeOf(dropoffLocation)}
          labels={{ pickup: t('confirm.pickup'), dropoff: t('confirm.dropoff') }}
        />
        <Facts
          facts={[[t('confirm.day'), day && capitalized(dayText(day.date, language) ?? '', language)]]}
        />
        <OfRun run={runOf(day)} />
      </section>
      <section>
        <h3 part="heading" className="summary__title">
          {t('confirm.vehicle')}
        </h3>
        <p>{`${vehicle}, ${t(`fuel.${selectedVehicle.fuelType}`)}`}</p>
      </section>
      <section>
        <h3 part="heading" className="summary__title">
          {t('confirm.package')}
        </h3>
        <Facts
          facts={[
            [t('confirm.weight'), !pieces && kgText(packageDetails.weight, language)],
            [t('confirm.dimensions'), !pieces && dimensionsText(packageDetails.dimensions, language)],
            [t('confirm.category'), packageName(packages, category, subcategory)],
            [t('confirm.description'), !pieces && packageDetails.description],
            [t('confirm.specialInstructions'), packageDetails.specialInstructions],
            [t('confirm.reference'), isOffered('references') && draft.reference],
          ]}
        />
        <OfPieces pieces={pieces} />
      </section>
      <section>
        <h3 part="heading" className="summary__title">
          {t('confirm.recipient')}
        </h3>
        <Facts
          facts={[
            [t('confirm.name'), recipientDetails.name],
            [t('confirm.phone'), recipientDetails.phone],
            [t('confirm.email'), recipientDetails.email],
          ]}
        />
      </section>
      <Total />
    </div>
  );
}

/** The total as documented, `$1234.50`, never without the amount in SEK that is really paid (OPEN-01). */
function Total() {
  const t = useSendTexts();
  const price = useStore(orderDraft(), ({ draft }) => draft.pricing.estimatedPrice);
  const inDollars = useQuirk('confirmationCurrency') !== 'sek';
  const hasEnd = useStore(orderDraft(), ({ priced }) => priced?.validUntil !== undefined);
  return (
    <div className="summary__total">
      <p className="price__total">
        <span className="field__hint">{t('confirm.total')}</span>
        <strong className="price__amount">{inDollars ? `$${price.toFixed(2)}` : formatPrice(price)}</strong>
      </p>
      {inDollars && (
        <p className="field__hint">{t('confirm.currencyNote', { amount: formatPrice(price) })}</p>
      )}
      <Suspense>{hasEnd && <PriceHolds />}</Suspense>
    </div>
  );
}
