import { type ReactNode, useId } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { emissionsText, priceText } from '#i18n/formats.ts';
import { packageName, usePackageTexts } from '#i18n/packageTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { HowCounted } from '#orders/view/HowCounted.tsx';
import { OfRun } from '#orders/view/OfRun.tsx';
import { includedVat } from '#orders/view/vat.ts';
import { Moment } from './Moment.tsx';
import type { OrderFacts } from './orderFacts.ts';
import { useSuccessTexts } from './strings/index.ts';

/** What was ordered and what it costs; with the number, everything that is printed [SUCCESS-09]. */
export function Receipt({ facts }: { facts: OrderFacts }) {
  const t = useSuccessTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const packages = usePackageTexts();
  const id = useId();
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('receipt.orderedAt'), facts.orderedAt && <Moment at={facts.orderedAt} />],
    [t('receipt.pickup'), facts.pickup],
    [t('receipt.dropoff'), facts.dropoff],
    [t('receipt.package'), packageName(packages, facts.packageType, facts.packageSubType)],
    [t('receipt.price'), priceText(facts.price)],
    [t('receipt.vat'), includedVat(facts.price)],
    [common('emissions.name'), emissionsText(facts.emissions, language)],
  ];
  return (
    <section className="success__section" aria-labelledby={id}>
      <h3 part="heading" className="success__heading" id={id}>
        {t('receipt.title')}
      </h3>
      <dl className="success__facts">
        {rows.map(
          ([name, value]) =>
            value && (
              <div className="success__fact" key={name}>
                <dt className="success__muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <OfRun run={facts.emptyRun} />
      <HowCounted kgCo2e={facts.emissions?.kgCo2e} />
    </section>
  );
}
