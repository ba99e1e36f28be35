import { factsOfStatus } from '@freight/contract';
import { useEffect, useRef } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { capitalized, unitText } from '#i18n/formats.ts';
import { useStatusTexts, whatNext } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { ArrivalFigure } from '#orders/view/ArrivalFigure.tsx';
import type { ShownArrival } from '#orders/view/shownArrival.ts';
import { announce } from '#platform/announcer.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { useSheet } from '#styles/useSheet.ts';
import { HelpPhone } from '#ui/help-phone/HelpPhone.tsx';
import { unbrokenPhone } from '#ui/help-phone/telAddress.ts';
import { kmLeftOf, roundedKm } from './distance.ts';
import { isNews } from './isNews.ts';
import { movesOf } from './moves.ts';
import css from './promise.css?inline';
import { minutesLater } from './seenArrivals.ts';
import { promiseTexts } from './strings/index.ts';
import { cameText, minutesText, movedText, promisedText, stopsText, type Wording } from './words.ts';

interface AccountProps {
  known: OrderState;
  status: string;
  arrival: ShownArrival;
  showsNext: boolean;
}

/** An arrival with what became of its promise: kept, moved, missed, or held up. */
export function Account(props: AccountProps) {
  const { known, status, arrival, showsNext } = props;
  const { host } = useElement();
  useSheet(host, css);
  const wording = useWording();
  const { t, statuses } = wording;
  const { state, text } = arrival;
  useAnnouncedDelay(arrival);
  const isPromised = known.arrivals.length > 0;
  if (state === 'arrived') return <p className="arrival arrival--past">{keptText(known, wording)}</p>;
  if (state === 'late')
    return (
      <ArrivalFigure
        arrival={arrival}
        isPromised={isPromised}
        label={statuses('arrival.label')}
        figure={text}
      >
        <Late known={known} status={status} />
        <Promised known={known} isCurrentShown={false} />
      </ArrivalFigure>
    );
  if (state === 'held') {
    const next = showsNext && whatNext(statuses, status);
    const label = t(isPromised ? 'held.label' : 'held.estimate');
    return (
      <ArrivalFigure
        arrival={arrival}
        isPromised={isPromised}
        label={label}
        figure={
          <>
            <span className="visually-hidden">{t('held.void')} </span>
            <s>{text}</s>
          </>
        }
      >
        {next && <p>{next}</p>}
      </ArrivalFigure>
    );
  }
  const { stopsBefore } = known;
  return (
    <ArrivalFigure arrival={arrival} isPromised={isPromised} label={statuses('arrival.label')} figure={text}>
      {stopsBefore !== undefined && <p className="arrival__stops">{stopsText(stopsBefore, { t })}</p>}
      <Promised known={known} isCurrentShown />
    </ArrivalFigure>
  );
}

const useWording = (): Wording => ({
  t: promiseTexts.use(),
  statuses: useStatusTexts(),
  language: useLanguage(),
  now: pageSession().serverTime(),
});

/** What was promised first, and when it was delivered. */
function keptText({ arrivals: [first], updates }: OrderState, wording: Wording): string {
  const came = updates.filter(({ status }) => factsOfStatus(status)?.phase === 'arrived').at(-1);
  return first ? cameText(first, came?.timestamp ?? '', wording) : '';
}

/** Where a late order is, and whom to call. */
function Late({ known, status }: { known: OrderState; status: string }) {
  const { t, language } = useWording();
  const phone = useStore(configuration, ({ helpPhone }) => helpPhone);
  const isMoving = factsOfStatus(status)?.phase === 'moving';
  const km = isMoving ? kmLeftOf(known) : undefined;
  const way = [
    t(isMoving ? 'late.moving' : 'late.waiting'),
    km !== undefined && t('late.distance', { distance: unitText(roundedKm(km), language, 'kilometer') }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <p className="arrival__late">
      {/* With the figure above it one sentence: "6 minutes late, on its way". */}
      <span className="visually-hidden">, </span>
      <span className="arrival__way">{way}</span>{' '}
      <HelpPhone phone={phone} text={t('late.call', { phone: unbrokenPhone(phone) })} />
    </p>
  );
}

/** What was promised, and how that moved: the newest change in sight, the others behind it. */
function Promised({ known, isCurrentShown }: { known: OrderState; isCurrentShown: boolean }) {
  const wording = useWording();
  const { t, language } = wording;
  const { arrivals } = known;
  const [first] = arrivals;
  const minutes = minutesLater(known);
  if (!first) {
    return minutes === 0 || !isCurrentShown ? null : (
      <p className="arrival__moved">
        {capitalized(t('seen.later', { duration: minutesText(minutes, language) }), language)}
      </p>
    );
  }
  const moves = movesOf(arrivals);
  const newest = isCurrentShown ? moves.at(-1) : undefined;
  const others = newest ? moves.slice(0, -1) : moves;
  const promise = promisedText(first, wording);
  return (
    <>
      {others.length > 0 ? (
        <details className="arrival__promise">
          <summary>
            {promise}
            <span className="visually-hidden"> {t('moved.others', { count: others.length })}</span>
          </summary>
          <ol className="arrival__moves">
            {others.map((move) => (
              <li key={move.at}>{movedText(move, wording)}</li>
            ))}
          </ol>
        </details>
      ) : (
        <p className="arrival__promise">{promise}</p>
      )}
      {newest && (
        <p className="arrival__moved" key={newest.at}>
          {movedText(newest, wording)}
        </p>
      )}
    </>
  );
}

/** A delay begins without an event: it is announced when the moment passes in sight, not when the screen opens. */
function useAnnouncedDelay({ state, ends, text }: ShownArrival): void {
  const before = useRef(state);
  useEffect(() => {
    if (state === 'late' && before.current === 'expected' && isNews(`late ${ends}`)) announce(text);
    before.current = state;
  }, [state, ends, text]);
}
