import { Suspense, useEffect, useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { AwaitedFlow } from '#elements/send/addresses/AwaitedFlow.tsx';
import { Prefilled } from '#elements/send/prefill/Prefill.tsx';
import { LazyTracking } from '#elements/track/entry/LazyTracking.tsx';
import { withPart } from '#platform/withPart.ts';
import { Card } from './Card.tsx';
import type { definition } from './definition.ts';
import { isOrderSent, isSendingAwaited, keptStep } from './resume.ts';

/** The sending flow, loaded when it replaces the card. */
const SendingFlow = lazyPart(
  async () => (await import('#elements/send/wizard/SendingFlow.tsx')).SendingFlow,
  import.meta.url,
);

/** What is shown: the card, or what replaces it. */
type Flow = { kind: 'card' } | { kind: 'tracking'; orderId: string } | { kind: 'sending'; step: number };

/** The card with its two tabs, or what replaces it in place, with what the page gives. */
export const Screen = (properties: PropertiesOf<typeof definition>) => (
  <Prefilled properties={properties}>
    <Shown {...properties} />
  </Prefilled>
);

function Shown({ tab, inline }: PropertiesOf<typeof definition>) {
  const { emit, navigate } = useElement<typeof definition>();
  const [selected, setSelected] = useState(tab);
  const [flow, setFlow] = useState<Flow>({ kind: 'card' });

  useEffect(() => setSelected(tab), [tab]);
  // Open the send tab, which continues the pending route.
  useEffect(() => {
    if (isOrderSent()) setFlow({ kind: 'sending', step: 0 });
    if (isSendingAwaited()) setSelected('send');
  }, []);
  useEffect(() => {
    if (!inline) return;
    let isHere = true;
    withPart(keptStep(), (step) => {
      if (step > 0 && isHere) setFlow({ kind: 'sending', step });
    });
    return () => {
      isHere = false;
    };
  }, [inline]);

  const backToCard = (on: typeof tab) => {
    setSelected(on);
    setFlow({ kind: 'card' });
  };

  if (flow.kind === 'card')
    return (
      <Card
        selected={selected}
        onSelect={(next) => {
          setSelected(next);
          emit('freight-tab-changed', { tab: next });
        }}
        onFound={(orderId) => {
          if (inline || navigate('tracking', { orderId }) === 'inPlace')
            setFlow({ kind: 'tracking', orderId });
        }}
        onChosen={({ distanceKm }) => {
          emit('freight-route-chosen', { distanceKm });
          if (inline || navigate('packageSending') === 'inPlace') setFlow({ kind: 'sending', step: 1 });
        }}
      />
    );
  if (flow.kind === 'sending')
    return (
      <Suspense fallback={<AwaitedFlow step={flow.step} />}>
        <SendingFlow onLeft={() => backToCard('send')} />
      </Suspense>
    );
  return (
    <LazyTracking
      key={flow.orderId}
      orderId={flow.orderId}
      isAskedFor
      onBack={() => backToCard('track')}
      onFound={(orderId) => setFlow({ kind: 'tracking', orderId })}
    />
  );
}
