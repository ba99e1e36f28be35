import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { useCapability } from '#capabilities/capabilities.ts';
import type { definition } from '#elements/send/definition.ts';
import { goToStep, isFilledIn, orderDraft } from '#elements/send/draft/orderDraft.ts';
import { useGivenParts } from '#elements/send/prefill/Prefill.tsx';
import { useSendTexts } from '#elements/send/strings/index.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { RouteLine, type Stop } from '#ui/route-line/RouteLine.tsx';
import { FuelStep } from './FuelStep.tsx';
import { firstLacking } from './lackingFields.ts';
import {
  ConfirmStep,
  fetchLaterSteps,
  PackageStep,
  PriceStep,
  RecipientStep,
  RouteAside,
} from './lazySteps.ts';
import { useTripQuote } from './useTripQuote.ts';

const names = ['fuel', 'package', 'price', 'recipient', 'confirm'] as const;

interface WizardProps {
  onLeave: () => void;
  /** The order exists and the host shows no page of its own for it. */
  onOrdered: (orderId: string) => void;
}

/** The five steps, with the progress line above them [WIZ-01] to [WIZ-09]. */
export function Wizard({ onLeave, onOrdered }: WizardProps) {
  const t = useSendTexts();
  const { emit } = useElement<typeof definition>();
  const step = useStore(orderDraft(), (state) => state.step);
  // While it is not known whether the order exists, nothing of it may change.
  const isOrdering = useStore(orderDraft(), ({ orderedAt }) => orderedAt !== '');
  const frame = useRef<HTMLElement>(null);
  const shownStep = useRef(step);
  const [isLeaving, setLeaving] = useState(false);
  const quote = useTripQuote();
  const { skipped = [] } = useGivenParts();

  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    frame.current?.scrollIntoView({ block: 'start' });
    const form = frame.current?.querySelector('form');
    const target = (form && firstLacking(form)) ?? form?.querySelector('h2');
    target?.focus({ preventScroll: true });
  }, [step]);
  // Before the last step, so that nothing of it moves.
  const hasHandover = useCapability('handover', step > 3);
  const hasDays = useCapability('dates');
  const hasPieces = useCapability('pieces');
  const hasApprovals = useCapability('approvals');
  useEffect(
    () =>
      fetchLaterSteps({
        handover: hasHandover,
        days: hasDays,
        pieces: hasPieces,
        approvals: hasApprovals,
      }),
    [hasHandover, hasDays, hasPieces, hasApprovals],
  );
  // Before anybody sees the step: a Back that comes right then must find it in the host's history.
  useLayoutEffect(() => {
    emit('freight-step-changed', { step });
  }, [step, emit]);

  const stopOf = (name: (typeof names)[number], index: number): Stop => {
    const number = index + 1;
    const label = t(`step.${name}`);
    if (number >= step) return { key: name, state: number === step ? 'current' : 'ahead', label };
    const back = (
      <button
        type="button"
        className="wizard__stop"
        part="step"
        disabled={isOrdering}
        onClick={() => goToStep(number)}
      >
        {label}
      </button>
    );
    return { key: name, state: 'passed', label: back };
  };
  /** The nearest step that asks for something. */
  function move(by: 1 | -1): void {
    let to = step + by;
    while (skipped.includes(to)) to += by;
    goToStep(to);
  }
  const next = () => move(1);
  const previous = () => move(-1);

  return (
    <section className="wizard" part="wizard" data-step={step} aria-label={t('wizard.label')} ref={frame}>
      <header className="wizard__head">
        <button
          type="button"
          className="icon-button"
          part="icon-button"
          aria-label={t('wizard.leave')}
          disabled={isOrdering}
          onClick={() => (isFilledIn() ? setLeaving(true) : onLeave())}
        >
          <Icon name="arrowLeft" />
        </button>
        <p className="wizard__count">{t('wizard.stepOf', { step })}</p>
      </header>
      <RouteLine stops={names.map(stopOf)} label={t('wizard.steps')} className="wizard__line" />
      <LeaveDialog open={isLeaving} onStay={() => setLeaving(false)} onLeave={onLeave} />
      {step < 5 && (
        <Suspense fallback={<div className="wizard__route" />}>
          <RouteAside quote={quote} />
        </Suspense>
      )}
      {step === 1 && <FuelStep quote={quote} onNext={next} />}
      {step === 2 && <PackageStep onNext={next} onPrevious={previous} />}
      {step === 3 && <PriceStep quote={quote} onNext={next} onPrevious={previous} />}
      {step === 4 && <RecipientStep onNext={next} onPrevious={previous} />}
      {step === 5 && <ConfirmStep hasHandover={hasHandover} onPrevious={previous} onOrdered={onOrdered} />}
    </section>
  );
}

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before input is discarded. */
function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const t = useSendTexts();
  const common = useCommonTexts();
  return (
    <Dialog open={open} onClose={onStay} title={t('leave.title')} closeLabel={common('action.close')}>
      <p>{t('leave.text')}</p>
      <div className="step__actions">
        <Button kind="secondary" onClick={onLeave}>
          {t('leave.confirm')}
        </Button>
        <Button onClick={onStay}>{t('leave.stay')}</Button>
      </div>
    </Dialog>
  );
}
