import { formatFromPrice } from '@freight/client/format';
import { limits } from '@freight/contract';
import { useEffect, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { emissionsText, kmText } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Location } from '#maps/places/places.ts';
import { announce } from '#platform/announcer.ts';
import { importPart } from '#platform/importPart.ts';
import { complain } from '#platform/leaving/complain.ts';
import { useRequest } from '#platform/useRequest.ts';
import { whenNear } from '#platform/viewport/viewport.ts';
import { withPart } from '#platform/withPart.ts';
import type { Goods, Way } from './asking/askPrice.ts';
import { nearDayText } from './day.ts';
import type { definition } from './definition.ts';
import { priceTexts } from './strings/index.ts';
import { townName } from './town.ts';

interface PriceLineProps {
  goods: Goods;
  place: Location;
  /** False until it is known whether the API has prices. */
  isAsked: boolean;
  /** The visitor has typed the town in this element: it takes the focus, and its price is announced. */
  isUsed: boolean;
  onChange: () => void;
  onSend: () => void;
}

const askingPart = () => importPart(() => import('./asking/askPrice.ts'), import.meta.url);

/** The price of the goods to a town, requested when it is near the screen, or the reason why there is no price. */
export function PriceLine({ goods, place, isAsked, isUsed, onChange, onSend }: PriceLineProps) {
  const t = priceTexts.use();
  const common = useCommonTexts();
  const language = useLanguage();
  const { emit, navigate } = useElement<typeof definition>();
  const { state, data, words, reload } = usePrice(goods, place, isAsked);
  const change = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isUsed) change.current?.focus();
  }, [isUsed]);

  const quote = data?.kind === 'price' ? data.quote : undefined;
  const ofFuel = quote?.emissions?.find(({ fuelType }) => fuelType === quote.fuelType);
  const price =
    quote &&
    [
      t('from', { price: formatFromPrice(quote.fromPrice) }),
      nearDayText(quote.deliveryDay, language, Date.now()),
      emissionsText(ofFuel, language),
    ]
      .filter(Boolean)
      .join(', ');
  const to = t('to', { town: townName(place) });
  const shown = price ?? words;
  useEffect(() => {
    if (isUsed && state !== 'loading') announce(`${to} ${shown}`);
  }, [isUsed, state, to, shown]);
  const fromPrice = quote?.fromPrice;
  useEffect(() => {
    if (fromPrice !== undefined) emit('freight-price-shown', { price: fromPrice });
  }, [fromPrice, emit]);

  function send(way: Way): void {
    withPart(import('./sending/handOver.ts'), ({ handOver }) => {
      handOver(way);
      if (navigate('packageSending') === 'inPlace') onSend();
    });
  }

  return (
    <div className="price-line">
      <span>{to}</span>
      {data?.kind === 'price' ? (
        <button
          type="button"
          className="price-line__link price-line__price"
          part="price"
          aria-label={`${price}. ${t('send')}`}
          onClick={() => send(data.way)}
        >
          {price}
        </button>
      ) : (
        <span className="price-line__muted">{words}</span>
      )}
      {state === 'failed' && (
        <button type="button" className="price-line__link" part="link" onClick={reload}>
          {common('action.retry')}
        </button>
      )}
      <button
        ref={change}
        type="button"
        className="price-line__link price-line__change"
        part="link"
        onClick={onChange}
      >
        {t('change')}
      </button>
    </div>
  );
}

/** The request for a price, and the words in its place. */
function usePrice(goods: Goods, place: Location, isAsked: boolean) {
  const t = priceTexts.use();
  const language = useLanguage();
  const isSeen = useSeen();
  const { pickup, size, weight, sides } = goods;
  const { state, data, error, reload } = useRequest(
    isSeen && isAsked
      ? async (signal) => (await askingPart()).askPrice({ pickup, size, weight, sides }, place, signal)
      : undefined,
    [isSeen && isAsked, pickup, size, weight, sides, place],
  );
  const until = error instanceof Error && 'until' in error ? Number(error.until) : 0;
  useLaterTry(state === 'failed', until, reload);
  useRenewal(data?.kind === 'price' ? data.quote.validUntil : undefined, reload);
  useEffect(() => {
    if (state === 'failed' && !until) complain('The price cannot be shown here.', error);
  }, [state, until, error]);

  const minutes = Math.ceil((until - Date.now()) / 60_000);
  const isWaiting = state === 'failed' && until > 0 && minutes <= 1;
  if (state === 'idle' || (state === 'loading' && !data) || isWaiting)
    return { state: 'loading' as const, data: undefined, words: t('loading'), reload };
  if (state === 'failed') {
    const words = until ? t('later', { minutes }) : t(navigator.onLine ? 'failed' : 'offline');
    return { state: until ? ('paused' as const) : state, data: undefined, words, reload };
  }
  const distance = kmText(limits.minimumDistanceKm, language) ?? '';
  return { state, data, words: data && data.kind !== 'price' ? t(data.kind, { distance }) : '', reload };
}

/** True once the element has been in or near the viewport. */
function useSeen(): boolean {
  const { host } = useElement();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => (host ? whenNear(host, () => setSeen(true)) : undefined), [host]);
  return isSeen;
}

/** Asks again when the API takes requests again, or else when the browser is online again. */
function useLaterTry(hasFailed: boolean, until: number, reload: () => void): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    if (until) {
      const timer = setTimeout(reload, Math.max(0, until - Date.now()));
      return () => clearTimeout(timer);
    }
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [hasFailed, until, reload]);
}

/** Asks again when the price ends, at the earliest in a minute, because clocks differ, and at the latest in a day. */
function useRenewal(validUntil: string | undefined, reload: () => void): void {
  useEffect(() => {
    if (!validUntil) return undefined;
    const wait = Math.min(Math.max(60_000, Date.parse(validUntil) - Date.now()), 24 * 3_600_000);
    const timer = setTimeout(reload, wait);
    return () => clearTimeout(timer);
  }, [validUntil, reload]);
}
