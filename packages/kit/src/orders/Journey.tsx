import type { ReactNode } from 'react';
import { DeliveryProgress } from '#orders/DeliveryProgress.tsx';

interface JourneyProps {
  status: string;
  /** In any order. */
  history: readonly { status: string }[];
  /** The map; nothing where no place is known. */
  children: ReactNode;
}

/** The line of stations and the map with the way: beside one another where there is room, else the line first. */
export function Journey({ status, history, children }: JourneyProps) {
  return (
    <div className="journey">
      <div className="journey__line">
        <DeliveryProgress status={status} history={history} />
      </div>
      {children}
    </div>
  );
}
