import { formatPrice } from '@freight/client/format';
import { keepPrice, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { askPrice } from '#elements/send/steps/askPrice.ts';
import { currentPrice } from '#elements/send/steps/usePrice.ts';
import { untilText } from '#i18n/untilText.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { holdsTexts } from './strings/index.ts';
import { usePriceEnd } from './usePriceEnd.ts';

/** Asks for the price of the draft again, and keeps what it was; an order that is under way has its price. */
async function renewPrice(signal: AbortSignal): Promise<void> {
  const { draft, orderedAt } = orderDraft().getState();
  if (orderedAt) return;
  const { pricing, priced, promisedBy } = await askPrice(draft, signal);
  const before = draft.pricing.estimatedPrice;
  if (!signal.aborted && !orderDraft().getState().orderedAt)
    keepPrice(pricing, { ...priced, before }, promisedBy);
}

/** Until when the price of the draft holds; renewed in its place when that ends, with the difference said. */
export function PriceHolds() {
  const t = holdsTexts.useWhenProvided();
  const language = useLanguage();
  const { validUntil, before } = useStore(orderDraft(), currentPrice) ?? {};
  const price = useStore(orderDraft(), ({ draft }) => draft.pricing.estimatedPrice);
  // Without an answer it is asked again in a minute; an order at the old price is refused, and leads back here.
  usePriceEnd(validUntil, (signal) => void renewPrice(signal).catch(() => undefined));
  if (!validUntil) return null;
  const difference = Math.round((price - (before ?? price)) * 100) / 100;
  const news = difference === 0 ? 'same' : difference > 0 ? 'more' : 'less';
  return (
    <p className="field__hint" role="status">
      {t('until', { until: untilText(validUntil, language, pageSession().serverTime()) })}{' '}
      {before !== undefined && t(news, { difference: formatPrice(Math.abs(difference)) })}
    </p>
  );
}
