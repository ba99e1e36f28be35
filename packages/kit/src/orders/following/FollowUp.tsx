import type { ReactNode, Ref } from 'react';
import { useStatusTexts } from '#i18n/statusTexts.ts';
import type { LineState } from '#orders/store/orderLine.ts';
import type { OrderState } from '#orders/store/orderState.ts';
import { Arrival } from '#orders/view/Arrival.tsx';
import { ProgressLine } from '#orders/view/ProgressLine.tsx';
import { Trouble } from '#orders/view/Trouble.tsx';
import { useArrival } from '#orders/view/useArrival.ts';
import { useFollowLayout } from '#orders/view/useFollowLayout.ts';
import { type Fact, Section } from '#ui/facts/Facts.tsx';
import { Currentness } from './Currentness.tsx';
import { History } from './History.tsx';
import { Stale } from './Stale.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import type { StatusHistory } from './statusHistory.ts';
import { useHeadlineEvent } from './useHeadlineEvent.ts';

interface FollowUpProps {
  status: string;
  /** The status as a sentence: the heading of the screen. */
  sentence: string;
  /** False when the sentence does not say what happened. */
  isNamed?: boolean;
  heading?: Ref<HTMLHeadingElement>;
  /** What happens to the money of an order that was paid and then cancelled. */
  refund?: string | undefined;
  /** By which numbers people know the order. */
  numbers: readonly Fact[];
  history: StatusHistory;
  shown: {
    known: OrderState;
    live: LineState;
    /** When it was known, in milliseconds since 1970. */
    knownAt: number;
    /** Any value, if the last request got no answer. */
    problem: unknown;
    isLoading: boolean;
    reload: () => void;
  };
  /** Nothing where no place is known. */
  map: ReactNode;
  /** The driver and the route: the facts people need most come first. */
  way: ReactNode;
  /** All the other facts. */
  children: ReactNode;
  /** What people can do with the order: below everything, because it is shown when the API has answered what it offers. */
  actions?: ReactNode;
}

/**
 * The one screen on which an order is followed, whether by its number, by a link or by its customer, each of which
 * fills in what the person may see: what is the case, when it arrives, how far it has come, and then the facts
 * [TRACK-09] [TRACK-13] [DETAIL-12].
 */
export function FollowUp(props: FollowUpProps) {
  const t = useStatusTexts();
  useFollowLayout();
  const { status, sentence, isNamed, heading, numbers, history, shown } = props;
  const arrival = useArrival(shown.known, status);
  useHeadlineEvent(sentence, arrival?.state === 'held' ? '' : arrival?.text);
  return (
    <>
      <StatusBanner status={status} sentence={sentence} heading={heading}>
        <Arrival known={shown.known} status={status} />
        <dl className="banner__numbers">
          {numbers.map(
            ([name, number]) =>
              number && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{number}</dd>
                </div>
              ),
          )}
        </dl>
        <Currentness {...shown} status={status} />
        <Trouble status={status} isNamed={isNamed} />
        {props.refund && <p>{props.refund}</p>}
      </StatusBanner>
      <Stale {...shown} />
      <div className="journey">
        <div className="journey__line">
          <Section title={t('progress.title')}>
            <ProgressLine status={status} history={history} />
          </Section>
        </div>
        {props.map}
      </div>
      <div className="columns">
        <div className="column">
          <History history={history} />
          {props.way}
        </div>
        <div className="column">{props.children}</div>
      </div>
      {/* Where the top row leads. */}
      <div className="actions" tabIndex={-1}>
        {props.actions}
      </div>
    </>
  );
}
