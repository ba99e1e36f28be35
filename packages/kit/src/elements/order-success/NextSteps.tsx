import { useId } from 'react';
import { RouteLine } from '#ui/RouteLine.tsx';
import { nextStepOf, stops } from './nextSteps.ts';
import { useSuccessTexts } from './successTexts.ts';

interface NextStepsProps {
  status: string;
  hasDriver: boolean;
}

/** The one orange line, and in words what the person can expect next. */
export function NextSteps({ status, hasDriver }: NextStepsProps) {
  const t = useSuccessTexts();
  const id = useId();
  const { passed, says } = nextStepOf(status, hasDriver);
  return (
    <section className="success__section success__next" aria-labelledby={id}>
      <h3 className="success__heading" id={id}>
        {t('next.title')}
      </h3>
      <p>{t(`next.${says}`)}</p>
      <RouteLine
        label={t('next.title')}
        stops={stops.map((stop, index) => ({
          key: stop,
          label: t(`stop.${stop}`),
          state: index < passed ? 'passed' : index === passed && says !== 'ended' ? 'current' : 'ahead',
        }))}
      />
    </section>
  );
}
