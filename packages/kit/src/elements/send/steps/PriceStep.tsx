import { formatPrice } from '@freight/client/format';
import type { Quote } from '@freight/contract';
import { Suspense, useEffect } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCapability } from '#capabilities/capabilities.ts';
import type { definition } from '#elements/send/definition.ts';
import type { Priced, Pricing } from '#elements/send/draft/draft.ts';
import { chosenDay, forgetPrice, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { DayChoice, PriceHolds } from '#elements/send/quote/lazyDays.ts';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { StepForm } from '#elements/send/wizard/StepForm.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { durationText, emissionsText, unitText } from '#i18n/formats.ts';
import { usePackageTexts } from '#i18n/packageTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { HowCounted } from '#orders/view/HowCounted.tsx';
import { useQuirk } from '#platform/quirks/useQuirk.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { sortPreferences } from './preferences.ts';
import { usePrice } from './usePrice.ts';

interface PriceStepProps {
  /** The quote for the same parcel; undefined if there is no quote. */
  quote: Quote | undefined;
  onNext: () => void;
  onPrevious: () => void;
}

/** Step 3: what it costs [PRICE-01] to [PRICE-11]. */
export function PriceStep({ quote, onNext, onPrevious }: PriceStepProps) {
  const t = useSendTexts();
  const priced = usePrice();
  const hasDays = useCapability('dates');
  return (
    // Next waits for the calculation only: a missing route is reported when the order is sent (OPEN-60).
    <StepForm
      title={t('price.title')}
      onPrevious={onPrevious}
      onSubmit={onNext}
      isNextDisabled={priced === null}
    >
      {priced === null ? (
        <div className="price">
          <p role="status">{t('price.calculating')}</p>
          <Skeleton lines={hasDays ? 21 : 6} label={t('price.calculating')} />
        </div>
      ) : (
        <PriceResult priced={priced} minutes={quote?.durationMinutes} />
      )}
    </StepForm>
  );
}

/** How long it takes: the quoted time if the host prefers that, else the documented hours [PRICE-05]. */
function useTimeText({ distance, eta }: Pricing, minutes = 0): string | undefined {
  const t = useSendTexts();
  const language = useLanguage();
  const shortEta = useQuirk('shortEta');
  const estimatedTime = useQuirk('estimatedTime');
  if (estimatedTime === 'quoted' && distance > 0 && minutes > 0) return durationText(minutes / 60, language);
  if (eta === 0 && distance > 0 && shortEta === 'underOneHour') return t('price.underOneHour');
  return unitText(eta, language, 'hour', { decimals: 0, unitDisplay: 'long' });
}

function PriceResult({ priced, minutes }: { priced: Priced; minutes: number | undefined }) {
  const t = useSendTexts();
  const common = useCommonTexts();
  const packages = usePackageTexts();
  const language = useLanguage();
  const pricing = useStore(orderDraft(), ({ draft }) => draft.pricing);
  const { estimatedPrice, distance, appliedPreferences } = pricing;
  const time = useTimeText(pricing, minutes);
  const { basePrice, distanceCharge, serviceCharge, dates = [] } = priced;
  const day = useStore(orderDraft(), chosenDay);
  const emissions = day ?? priced.emissions;
  const { emit } = useElement<typeof definition>();
  useEffect(() => {
    if (estimatedPrice > 0) emit('freight-price-shown', { price: estimatedPrice });
  }, [estimatedPrice, emit]);
  const { fuels, others } = sortPreferences(packages, appliedPreferences);
  return (
    <div className="price">
      {priced.failure && <PriceFailure priced={priced} />}
      {dates.length > 0 && (
        <Suspense fallback={<Skeleton lines={10} label={t('price.calculating')} />}>
          <DayChoice priced={priced} dates={dates} />
        </Suspense>
      )}
      <p className="price__total">
        <span className="field__hint">{t('price.total')}</span>
        <strong className="price__amount">{formatPrice(estimatedPrice)}</strong>
      </p>
      {estimatedPrice > 0 && <p className="field__hint">{t('price.includes')}</p>}
      <Suspense fallback={<p className="field__hint">{'\u00a0'}</p>}>
        {priced.validUntil && <PriceHolds />}
      </Suspense>
      <Facts
        facts={[
          [t('price.basePrice'), basePrice !== undefined && formatPrice(basePrice)],
          [t('price.distanceCharge'), distanceCharge !== undefined && formatPrice(distanceCharge)],
          [t('price.serviceCharge'), serviceCharge !== undefined && formatPrice(serviceCharge)],
          [t('price.emptyRun'), day?.saves && `−${formatPrice(day.saves.price)}`],
          [t('price.distance'), unitText(distance, language, 'kilometer')],
          [t('price.eta'), time],
          [t('price.fuel'), fuels.join(', ')],
          [t('price.preferences'), others.join(', ')],
          [common('emissions.name'), emissionsText(emissions, language)],
        ]}
      />
      <HowCounted kgCo2e={emissions?.kgCo2e} />
    </div>
  );
}

function PriceFailure({ priced }: { priced: Priced }) {
  const t = useSendTexts();
  const errors = useErrorTexts();
  const reason = sayFailure(errors, priced) || errors('failedToCalculatePrice');
  return (
    <>
      <Notice kind="warning">
        <p>{priced.failure === 'missing' ? t('missingPackageInfo') : reason}</p>
        <Button kind="secondary" onClick={forgetPrice}>
          {t('price.recalculate')}
        </Button>
      </Notice>
      <Notice kind="warning">
        <p>{t('price.estimated')}</p>
        <p>{t('price.confirmedBefore')}</p>
      </Notice>
    </>
  );
}
