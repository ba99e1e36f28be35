import { useEffect, useEffectEvent } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { useAccountErrorTexts } from '#i18n/accountErrorTexts.ts';
import { type ErrorTranslate, sayFailure } from '#i18n/errorTexts.ts';
import type { Translate } from '#i18n/texts.ts';
import { announce } from '#platform/announcer.ts';
import { notify } from '#toasts/toasts.ts';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { Decision } from './Decision.tsx';
import type { definition } from './definition.ts';
import { type LinkResult, Result } from './Result.tsx';
import type { strings } from './strings/en.ts';
import { texts } from './strings/index.ts';
import { useVerification } from './useVerification.ts';
import { isQuestion, type LinkOutcome } from './verification.ts';

/** Verifies the link of a mail, shows the result, and goes home [MAGIC-02] [MAGIC-03]. */
export function MagicLink({ token, email, stay }: PropertiesOf<typeof definition>) {
  const t = texts.use();
  const errors = useAccountErrorTexts();
  const { host } = useElement<typeof definition>();
  const { outcome, settle, retry } = useVerification(host, token, email);
  const sentence = outcome && !isQuestion(outcome) ? sentenceOf(outcome, t, errors) : undefined;
  useReport(outcome, sentence, stay);
  const verifying = t('verifying');
  const isRunning = outcome === undefined;
  useEffect(() => {
    if (isRunning) announce(verifying);
  }, [isRunning, verifying]);

  return (
    <section className="card outcome" part="card" aria-busy={isRunning}>
      {isQuestion(outcome) ? (
        <Decision question={outcome} onSettled={settle} />
      ) : outcome && sentence ? (
        <Result outcome={outcome} sentence={sentence} onRetry={retry} />
      ) : (
        <>
          <Spinner />
          <h2 part="heading" className="outcome__title">
            {verifying}
          </h2>
        </>
      )}
    </section>
  );
}

/** The server's own message if it has no translation, else ours (OPEN-32). */
function sentenceOf(outcome: LinkResult, t: Translate<typeof strings>, errors: ErrorTranslate): string {
  if (outcome.kind === 'refused') return sayFailure(errors, outcome.failure);
  return t(`outcome.${outcome.kind === 'passwordNeeded' ? 'used' : outcome.kind}`);
}

/** Shows a toast, dispatches the event and goes home, unless a failure is to stay [MAGIC-07] to [MAGIC-10]. */
function useReport(outcome: LinkOutcome | undefined, sentence: string | undefined, stay: boolean): void {
  const { emit, navigate } = useElement<typeof definition>();
  // Once per outcome, in the language of that moment.
  const report = useEffectEvent((outcome: LinkOutcome | undefined) => {
    if (!outcome || !sentence || isQuestion(outcome)) return;
    if (outcome.kind === 'verified') {
      notify(sentence, 'success', { about: 'email' });
      emit('freight-signed-in', { userId: outcome.userId });
    } else {
      notify(sentence, 'error', { about: 'email' });
      emit('freight-verification-failed', { message: sentence });
      if (stay) return;
    }
    navigate('home');
  });
  useEffect(() => report(outcome), [outcome]);
}
