import { useEffect, useEffectEvent, useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import type { Translate } from '#i18n/texts.ts';
import { announce } from '#platform/announcer.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { openSignIn } from '#session/signIn.ts';
import { notify } from '#toasts/toasts.ts';
import { useCountdown } from '#ui/countdown/useCountdown.ts';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { CodeNeeded } from './CodeNeeded.tsx';
import { delays, type SignInOutcome } from './callback.ts';
import type { definition } from './definition.ts';
import { Question } from './Question.tsx';
import { Result, type SignInResult } from './Result.tsx';
import type { strings } from './strings/en.ts';
import { texts } from './strings/index.ts';
import { useCallbackOutcome } from './useCallbackOutcome.ts';

/** Completes a social sign-in, shows the result, and goes home [CALLBACK-02] [CALLBACK-03] [CALLBACK-04]. */
export function AuthCallback(given: PropertiesOf<typeof definition>) {
  const t = texts.use();
  const { host } = useElement<typeof definition>();
  const { outcome, settle, retry } = useCallbackOutcome(host, given);
  const [held, setHeld] = useState<SignInOutcome>();
  const sentence = outcome && isResult(outcome) ? sentenceOf(outcome, t) : undefined;
  useReport(outcome, sentence);
  useWayHome(outcome, held === outcome);
  const processing = t('processing');
  const isRunning = outcome === undefined;
  useEffect(() => {
    if (isRunning) announce(processing);
  }, [isRunning, processing]);

  const logIn = () => {
    setHeld(outcome);
    openSignIn('login');
  };
  return (
    <section className="card outcome" part="card" aria-busy={isRunning}>
      {outcome?.kind === 'asked' ? (
        <Question {...outcome} onSettled={settle} />
      ) : outcome?.kind === 'code' ? (
        <CodeNeeded ask={outcome.ask} onSettled={settle} />
      ) : outcome && sentence ? (
        <Result kind={outcome.kind} sentence={sentence} onLogIn={logIn} onRetry={retry} />
      ) : (
        <>
          <Spinner />
          <h2 part="heading" className="outcome__title">
            {processing}
          </h2>
        </>
      )}
    </section>
  );
}

const isResult = (outcome: SignInOutcome): outcome is SignInResult =>
  outcome.kind !== 'asked' && outcome.kind !== 'code';

function sentenceOf(outcome: SignInResult, t: Translate<typeof strings>): string {
  if (outcome.kind !== 'refused') return t(`outcome.${outcome.kind}`);
  return outcome.error ? t('outcome.refused', { error: outcome.error }) : t('outcome.unnamed');
}

/** Shows a toast and dispatches the event; a failure is on screen already and needs no toast [CALLBACK-08] [CALLBACK-09]. */
function useReport(outcome: SignInOutcome | undefined, sentence: string | undefined): void {
  const { emit, navigate } = useElement<typeof definition>();
  // Once per outcome, in the language of that moment.
  const report = useEffectEvent((outcome: SignInOutcome | undefined) => {
    if (!outcome || !sentence || !isResult(outcome)) return;
    if (outcome.kind === 'success') {
      notify(sentence, 'success', { about: 'session' });
      emit('freight-signed-in', { userId: outcome.userId });
      navigate('home');
    } else {
      announce(sentence, 'assertive');
      emit('freight-sign-in-failed', { message: sentence });
    }
  });
  useEffect(() => report(outcome), [outcome]);
}

/** Goes home some time after a failure, unless the sign-in dialog is open. */
function useWayHome(outcome: SignInOutcome | undefined, isHeld: boolean): void {
  const { navigate } = useElement<typeof definition>();
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const isOver = outcome && isResult(outcome) && outcome.kind !== 'success';
  const failure = isOver ? outcome.kind : undefined;
  useCountdown({
    milliseconds: failure ? delays[failure] : 0,
    running: failure !== undefined && (isSignedIn || !isHeld),
    round: outcome,
    onEnd: () => navigate('home'),
  });
}
