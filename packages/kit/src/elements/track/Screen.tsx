import { sharePrefix } from '@freight/contract';
import { useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import type { definition } from './definition.ts';
import { LazyTracking } from './entry/LazyTracking.tsx';
import { TrackEntry } from './entry/TrackEntry.tsx';

/** The order the visitor chose in place; valid until the host changes the attribute. */
interface Choice {
  orderId: string | undefined;
  insteadOf: string | undefined;
}

/** The entry card, or the details of the order the host names or the person has asked for. */
export function Screen({ orderId: named, shareToken }: PropertiesOf<typeof definition>) {
  const orderId = shareToken === undefined ? named : `${sharePrefix}${shareToken}`;
  const { navigate } = useElement<typeof definition>();
  const [choice, setChoice] = useState<Choice>();
  const isChosen = choice !== undefined && choice.insteadOf === orderId;
  const shown = isChosen ? choice.orderId : orderId;

  const go = (to: 'tracking' | 'home', wanted?: string) => {
    if (navigate(to, wanted === undefined ? {} : { orderId: wanted }) === 'inPlace')
      setChoice({ orderId: wanted, insteadOf: orderId });
  };

  if (shown === undefined)
    return (
      <div className="card" part="card">
        <TrackEntry onFound={(found) => go('tracking', found)} />
      </div>
    );
  return (
    <LazyTracking
      key={shown}
      orderId={shown}
      isAskedFor={isChosen}
      onBack={() => go('home')}
      onFound={(found) => go('tracking', found)}
    />
  );
}
