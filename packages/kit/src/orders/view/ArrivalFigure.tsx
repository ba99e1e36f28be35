import type { ReactNode } from 'react';
import type { ShownArrival } from './shownArrival.ts';

interface ArrivalFigureProps {
  arrival: Pick<ShownArrival, 'state' | 'dateTime'>;
  /** Whether there is a promise to be shown below the figure. */
  isPromised: boolean;
  label: string;
  /** The largest figure of the screen. */
  figure: ReactNode;
  /** What goes with it, in room that is kept for it. */
  children?: ReactNode;
}

/** When it arrives: what people come for. */
export function ArrivalFigure({ arrival, isPromised, label, figure, children }: ArrivalFigureProps) {
  const { state, dateTime } = arrival;
  return (
    <div className="arrival" data-state={state} data-promised={isPromised || undefined}>
      <span className="arrival__label">{label}</span>
      <span className="arrival__time">{dateTime ? <time dateTime={dateTime}>{figure}</time> : figure}</span>
      <div className="arrival__account">{children}</div>
    </div>
  );
}
