import { formatFromPrice } from '@freight/client/format';
import type { Quote } from '@freight/contract';
import { Suspense, useEffect, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCapability } from '#capabilities/capabilities.ts';
import type { definition } from '#elements/send/definition.ts';
import { keepParcel, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { Given } from '#elements/send/prefill/Prefill.tsx';
import { SizeChoice } from '#elements/send/sizes/SizeChoice.tsx';
import { isEmpty, type Parcel, sizeOf, sizes } from '#elements/send/sizes/sizes.ts';
import { useSizeTexts } from '#elements/send/sizes/strings/index.ts';
import { useErrorSentence } from '#i18n/errorTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Location } from '#maps/places/places.ts';
import { HowCounted } from '#orders/view/HowCounted.tsx';
import { announce } from '#platform/announcer.ts';
import { useStore } from '#platform/useStore.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Notice } from '#ui/notice/Notice.tsx';
import { NumberField } from '#ui/number-field/NumberField.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { CardDays, CardHolds } from './lazyDays.ts';
import css from './quote.css?inline';
import { daysOf, quoteFacts } from './quoteFacts.ts';
import { useQuoteTexts } from './strings/index.ts';
import { useQuote } from './useQuote.ts';

export interface QuotePanelProps {
  pickup: Location;
  dropoff: Location;
  /** Called each time another price is shown; with null while there is no price. */
  onQuoted: (quote: Quote | null) => void;
}

/** A size and its price, available without a sign-in; the wizard starts with that size. */
export function QuotePanel({ pickup, dropoff, onQuoted }: QuotePanelProps) {
  const { host, emit } = useElement<typeof definition>();
  useSheet(host, css);
  const sizeNames = useSizeTexts();
  const { packageDetails: details, date } = useStore(orderDraft(), ({ draft }) => draft);
  const parcel: Parcel = { weight: details.weight, dimensions: details.dimensions };
  const size = sizeOf(parcel);
  const [isOwn, setOwn] = useState(!size && !isEmpty(parcel));
  const request = useQuote(pickup, dropoff, parcel);
  const shown = request.state === 'failed' ? null : (request.data ?? null);

  useEffect(() => {
    onQuoted(shown);
    if (shown) emit('freight-price-shown', { price: shown.fromPrice });
  }, [onQuoted, shown, emit]);
  useEffect(() => () => onQuoted(null), [onQuoted]);

  return (
    <section className="quote">
      <Given of="parcel">
        <SizeChoice
          isChosen={(name) => !isOwn && name === size}
          onChoose={(name) => {
            setOwn(false);
            keepParcel(sizes[name]);
          }}
        >
          <button
            type="button"
            className="sizes__size"
            part="choice"
            aria-pressed={isOwn}
            onClick={() => setOwn(true)}
          >
            {sizeNames('size.own')}
          </button>
        </SizeChoice>
        {isOwn && <Measures parcel={parcel} />}
      </Given>
      <Result request={request} isOwn={isOwn} chosen={date} pickup={pickup} dropoff={dropoff} />
    </section>
  );
}

const sides = ['length', 'width', 'height'] as const;

function Measures({ parcel }: { parcel: Parcel }) {
  const t = useQuoteTexts();
  const language = useLanguage();
  const { weight, dimensions } = parcel;
  return (
    <div className="quote__measures">
      <NumberField
        label={t('weight')}
        name="quoteWeight"
        unit="kg"
        step={0.1}
        min={0}
        language={language}
        value={weight}
        onChange={(value) => keepParcel({ weight: value, dimensions })}
      />
      {sides.map((side) => (
        <NumberField
          key={side}
          label={t(side)}
          name={`quote-${side}`}
          unit="cm"
          step={1}
          min={0}
          language={language}
          value={dimensions[side]}
          onChange={(value) => keepParcel({ weight, dimensions: { ...dimensions, [side]: value } })}
        />
      ))}
    </div>
  );
}

interface ResultProps {
  request: ReturnType<typeof useQuote>;
  isOwn: boolean;
  /** A day, or as soon as possible. */
  chosen: string;
  pickup: Location;
  dropoff: Location;
}

/** Once a size is chosen, its height does not depend on its content, so that the button below keeps its place. */
function Result({ request, isOwn, chosen, pickup, dropoff }: ResultProps) {
  const t = useQuoteTexts();
  const sentenceOf = useErrorSentence();
  const language = useLanguage();
  const { data: quote, error, reload } = request;
  // A price that is renewed stays until the next one is there.
  const state = request.state === 'loading' && quote ? 'ready' : request.state;
  const failure = state === 'failed' ? sentenceOf(error, t('failed')) : '';
  const days = quote ? daysOf(quote) : [];
  const day = days.find(({ date }) => date === chosen) ?? days[0];
  const price = t('from', { price: formatFromPrice(day?.price ?? 0) });
  const facts = quote && day ? quoteFacts(quote, day.kgCo2e, language) : [];
  const hasDays = useCapability('dates');
  const hint = t(isOwn ? 'measure' : 'choose');
  const news = state === 'ready' && quote ? [price, ...facts].join(', ') : state === 'idle' ? hint : failure;
  useEffect(() => {
    if (news) announce(news);
  }, [news]);
  if (state === 'failed') return <Notice kind="warning">{failure}</Notice>;
  return (
    <div className="quote__result" data-state={state} data-days={(hasDays && state !== 'idle') || undefined}>
      <Way pickup={pickup} dropoff={dropoff} />
      {state === 'loading' && <Skeleton lines={2} label={t('loading')} />}
      {state === 'idle' && <p className="quote__hint">{hint}</p>}
      {state === 'ready' && quote && (
        <>
          <div className="quote__top">
            <p className="quote__price">{price}</p>
            {quote.validUntil && day && (
              <Suspense>
                <CardHolds price={day.price} validUntil={quote.validUntil} onEnd={reload} />
              </Suspense>
            )}
          </div>
          <p className="quote__facts">{facts.join(' · ')}</p>
          <HowCounted kgCo2e={quote.emissions?.[0]?.kgCo2e} />
          {days.length > 1 && (
            <Suspense>
              <CardDays days={days} chosen={day?.date ?? ''} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

const nameOf = ({ city, address }: Location) => city || address.split(',')[0] || '';

/** A single row, from one town to the other. */
function Way({ pickup, dropoff }: Pick<ResultProps, 'pickup' | 'dropoff'>) {
  return (
    <p className="quote__way">
      <span>{nameOf(pickup)}</span>
      <span className="quote__line" aria-hidden="true" />
      <span>{nameOf(dropoff)}</span>
    </p>
  );
}
