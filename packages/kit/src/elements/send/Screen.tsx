import { useEffect } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import type { definition } from './definition.ts';
import { goBackTo } from './draft/orderDraft.ts';
import { SendingFlow } from './wizard/SendingFlow.tsx';

/** The sending flow; `step` lets the host move it back, for example for the browser's Back button. */
export function Screen({ step }: PropertiesOf<typeof definition>) {
  useEffect(() => {
    if (step !== undefined) goBackTo(step);
  }, [step]);
  return <SendingFlow />;
}
