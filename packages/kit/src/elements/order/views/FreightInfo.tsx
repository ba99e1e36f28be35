import type { ReceivedOrder } from '@freight/client';
import type { strings } from '#elements/order/strings/en.ts';
import { useOrderTexts } from '#elements/order/strings/index.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { countText, dayText, dimensionsText, emissionsText, kgText, momentText } from '#i18n/formats.ts';
import { packageName, usePackageTexts } from '#i18n/packageTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { HowCounted } from '#orders/view/HowCounted.tsx';
import { OfPieces } from '#orders/view/OfPieces.tsx';
import { OfRun } from '#orders/view/OfRun.tsx';
import { type Fact, Facts, Section } from '#ui/facts/Facts.tsx';
import { Notice } from '#ui/notice/Notice.tsx';

/** Everything about the goods and the order [DETAIL-22] to [DETAIL-32] [DETAIL-62]. */
export function FreightInfo({ order }: { order: ReceivedOrder }) {
  const t = useOrderTexts();
  return (
    <Section title={t('freight.title')}>
      {order.fragile && (
        <Notice kind="warning">
          <p>{t('freight.fragile')}</p>
        </Notice>
      )}
      <Facts facts={useFreightFacts(order)} />
      <OfPieces pieces={order.pieces} />
      <OfRun run={order.emptyRun} />
      <HowCounted kgCo2e={order.emissions?.kgCo2e} />
      {order.specialInstruction && (
        <div className="details__instruction">
          <p className="details__muted">{t('freight.instruction')}</p>
          <p className="details__said">{order.specialInstruction}</p>
        </div>
      )}
    </Section>
  );
}

function useFreightFacts(order: ReceivedOrder): Fact[] {
  const t = useOrderTexts();
  const common = useCommonTexts();
  const packages = usePackageTexts();
  const language = useLanguage();
  /** A value from the server in the interface language; an unknown one is shown unmodified. */
  const word = (group: 'payment' | 'orderType', said: string) => {
    const key = `${group}.${said}`;
    // `t` returns an unknown key unmodified.
    const text = t(key as keyof typeof strings);
    return text === key ? said : text;
  };
  return [
    [t('freight.number'), order.orderId],
    [t('freight.reference'), order.reference],
    [t('freight.taken'), momentText(order.createdAt || order.date, language)],
    [t('freight.updated'), momentText(order.updatedAt, language)],
    [t('freight.delivery'), dayText(order.estimatedDelivery ?? null, language)],
    [t('freight.location'), order.currentLocation],
    [t('freight.type'), packageName(packages, order.packageType, order.packageSubType)],
    [t('freight.dimensions'), !order.pieces && dimensionsText(order.dimensions, language)],
    [t('freight.weight'), !order.pieces && kgText(order.weight, language)],
    [t('freight.pieces'), !order.pieces && countText(order.quantity, language)],
    [t('freight.orderType'), word('orderType', order.orderType)],
    [t('freight.paymentStatus'), word('payment', order.paymentStatus)],
    [t('freight.paymentMethod'), word('payment', order.paymentMethod)],
    [common('emissions.name'), emissionsText(order.emissions, language)],
    [t('freight.tracking'), order.trackingNumber],
    [t('freight.consignment'), order.consignmentId ?? order.waybill],
  ];
}
