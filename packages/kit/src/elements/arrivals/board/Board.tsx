import type { BoardArrival } from '@freight/contract';
import { factsOfStatus } from '@freight/contract';
import { useArrivalsTexts } from '#elements/arrivals/strings/index.ts';
import { kgText } from '#i18n/formats.ts';
import { statusLabel, useStatusTexts } from '#i18n/statusTexts.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { OrderStatusIcon } from '#orders/view/OrderStatusIcon.tsx';
import { useMinute } from '#platform/useMinute.ts';
import { pageSession } from '#session/session.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { placesOfRows } from './rows.ts';
import { swedishDay, swedishTime } from './swedishTime.ts';
import { useAwake } from './useAwake.ts';
import { type BoardState, useBoard } from './useBoard.ts';

/** An answer may be missed twice before the board says so. */
const longestSilence = 120_000;

/** What comes to a place, readable from three metres. */
export function Board({ token }: { token: string }) {
  const t = useArrivalsTexts();
  const language = useLanguage();
  const board = useBoard(token);
  useAwake();
  useMinute();
  const now = pageSession().serverTime();
  const { contents, state } = board;
  return (
    <section className="board" part="board" aria-label={contents?.name}>
      <header className="board__head">
        <h2 part="heading">{contents?.name}</h2>
        <time className="board__clock">{swedishTime(now, language)}</time>
      </header>
      {contents && <Rows arrivals={contents.arrivals} now={now} />}
      {!contents && state === 'loading' && <Skeleton lines={8} label={t('loading')} />}
      {!contents && state === 'ended' && <p>{t('ended')}</p>}
      <footer className="board__foot">
        {contents && <Rest {...contents} now={now} />}
        <Currentness {...board} now={now} />
      </footer>
    </section>
  );
}

function Currentness({ contents, at, state, now }: BoardState & { now: number }) {
  const t = useArrivalsTexts();
  const language = useLanguage();
  if (!contents) return state === 'failed' && <span data-lost>{t('unreachable')}</span>;
  const isLost = now - at > longestSilence;
  return (
    <span data-lost={isLost || undefined}>
      {t(isLost ? 'lost' : 'current', { at: swedishTime(at, language) })}
    </span>
  );
}

function Rows({ arrivals, now }: { arrivals: BoardArrival[]; now: number }) {
  const t = useArrivalsTexts();
  const { days } = placesOfRows(arrivals, now);
  if (days.length === 0) return <p>{t('none')}</p>;
  return days.map(({ day, rows }) => (
    <div key={day}>
      <h3 className="board__day" part="heading">
        {t(day <= swedishDay(now) ? 'today' : 'tomorrow')}
      </h3>
      <ul>
        {rows.map((row) => (
          <Row key={row.orderId} row={row} now={now} />
        ))}
      </ul>
    </div>
  ));
}

/** What is not among the rows: what has no place on a screen, and what has come today. */
function Rest({ arrivals, more, now }: { arrivals: BoardArrival[]; more: number; now: number }) {
  const t = useArrivalsTexts();
  const language = useLanguage();
  const { left, come } = placesOfRows(arrivals, now);
  const further = left + more;
  const last = come.at(-1)?.arrivedAt;
  return (
    <>
      {further > 0 && <span>{t(further === 1 ? 'more.one' : 'more', { count: further })}</span>}
      {last && (
        <span>
          {t(come.length === 1 ? 'come.one' : 'come', {
            count: come.length,
            at: swedishTime(Date.parse(last), language),
          })}
        </span>
      )}
    </>
  );
}

function Row({ row, now }: { row: BoardArrival; now: number }) {
  const t = useArrivalsTexts();
  const statuses = useStatusTexts();
  const language = useLanguage();
  const { arrivalWindow, estimatedDelivery = '', status, to, from, pieces, weight, reference, orderId } = row;
  const time = (text: string) => swedishTime(Date.parse(text), language);
  const ends = Date.parse(arrivalWindow?.to ?? estimatedDelivery);
  const phase = factsOfStatus(status)?.phase;
  return (
    <li className="board__row" part="arrival" data-phase={phase}>
      <strong className="board__time">
        {ends < now
          ? t('late')
          : arrivalWindow
            ? t('window', { from: time(arrivalWindow.from), to: time(arrivalWindow.to) })
            : time(estimatedDelivery)}
      </strong>
      <span className="board__what">
        <strong>{[to, reference].filter(Boolean).join(' · ') || orderId.slice(-4)}</strong>
        <span className="board__facts">
          {[
            from && t('from', { town: from }),
            pieces > 0 && t(pieces === 1 ? 'pieces.one' : 'pieces', { count: pieces }),
            weight > 0 && kgText(weight, language),
            orderId.slice(-4),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="board__status">
        <OrderStatusIcon status={status} />
        <span>{statusLabel(statuses, status)}</span>
      </span>
    </li>
  );
}
