import { useId } from 'react';
import { Trouble } from '#orders/Trouble.tsx';
import { RouteLine } from '#ui/RouteLine.tsx';
import { nextStepOf, stops } from './nextSteps.ts';
import type { OrderFacts } from './orderFacts.ts';
import { useSuccessTexts } from './successTexts.ts';

/** The one orange line, and in words what the person can expect next. */
export function NextSteps({ facts: { status, driver, updates } }: { facts: OrderFacts }) {
  const t = useSuccessTexts();
  const id = useId();
  const { passed, says } = nextStepOf({ status, hasDriver: driver !== null, updates });
  return (
    <section className="success__section success__next" aria-labelledby={id}>
      <h3 part="heading" className="success__heading" id={id}>
        {t('next.title')}
      </h3>
      {says === 'trouble' ? <Trouble status={status} /> : <p>{t(`next.${says}`)}</p>}
      <RouteLine
        label={t('next.title')}
        stops={stops.map((stop, index) => ({
          key: stop,
          label: t(`stop.${stop}`),
          state: index < passed ? 'passed' : index === passed && says !== 'trouble' ? 'current' : 'ahead',
        }))}
      />
    </section>
  );
}
