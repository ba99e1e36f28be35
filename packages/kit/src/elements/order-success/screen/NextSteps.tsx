import { useId } from 'react';
import { ProgressLine } from '#orders/view/ProgressLine.tsx';
import { Trouble } from '#orders/view/Trouble.tsx';
import { nextStepOf } from './nextStepKey.ts';
import type { OrderFacts } from './orderFacts.ts';
import { useSuccessTexts } from './strings/index.ts';

/** A sentence about the next step, and the order's progress as the screen's only orange line. */
export function NextSteps({ facts: { status, driver, updates } }: { facts: OrderFacts }) {
  const t = useSuccessTexts();
  const id = useId();
  const step = nextStepOf({ status, hasDriver: driver !== null });
  return (
    <section className="success__section success__next" aria-labelledby={id}>
      <h3 part="heading" className="success__heading" id={id}>
        {t('next.title')}
      </h3>
      {step === 'trouble' ? <Trouble status={status} /> : <p>{t(`next.${step}`)}</p>}
      <ProgressLine status={status} history={updates} />
    </section>
  );
}
