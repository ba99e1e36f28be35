import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { Button } from '#ui/button/Button.tsx';
import { StatusIcon } from '#ui/status-icon/StatusIcon.tsx';
import type { FailureKind, SignInOutcome } from './callback.ts';
import { texts } from './strings/index.ts';

interface StepProps {
  onLogIn: () => void;
  onRetry: () => void;
}

/** The result of a sign-in. */
export type SignInResult = Exclude<SignInOutcome, { kind: 'asked' | 'code' }>;

interface ResultProps extends StepProps {
  kind: SignInResult['kind'];
  sentence: string;
}

/** The result and the next step, shown until the page goes home, or permanently without a home page. */
export function Result({ kind, sentence, ...steps }: ResultProps) {
  const isGood = kind === 'success';
  return (
    <>
      <StatusIcon icon={isGood ? 'check' : 'alert'} kind={isGood ? 'good' : 'bad'} />
      <h2 part="heading" className="outcome__title">
        {sentence}
      </h2>
      {kind !== 'success' && <NextStep kind={kind} {...steps} />}
    </>
  );
}

/** The next step; renders nothing if the visitor is already signed in. */
function NextStep({ kind, onLogIn, onRetry }: StepProps & { kind: FailureKind }) {
  const t = texts.use();
  const common = useCommonTexts();
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  if (isSignedIn) return null;
  return (
    <>
      <p className="outcome__hint">{t(`hint.${kind}`)}</p>
      {kind === 'unexpected' ? (
        <Button onClick={onRetry}>{common('action.retry')}</Button>
      ) : (
        <Button onClick={onLogIn}>{t('action.login')}</Button>
      )}
    </>
  );
}
