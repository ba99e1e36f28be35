import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { openSignIn } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';
import { StatusIcon } from '#ui/status-icon/StatusIcon.tsx';
import { texts } from './strings/index.ts';
import type { LinkOutcome, Question } from './verification.ts';

/** The result of a link. */
export type LinkResult = Exclude<LinkOutcome, Question>;

interface ResultProps {
  outcome: LinkResult;
  sentence: string;
  onRetry: () => void;
}

/** The result and the next step, for pages without a home page. */
export function Result({ outcome: { kind }, sentence, onRetry }: ResultProps) {
  const t = texts.use();
  const isGood = kind === 'verified';
  return (
    <>
      <StatusIcon icon={isGood ? 'check' : 'alert'} kind={isGood ? 'good' : 'bad'} />
      <h2 part="heading" className="outcome__title">
        {sentence}
      </h2>
      {kind !== 'refused' && <p className="outcome__hint">{t(`hint.${kind}`)}</p>}
      <NextStep kind={kind} onRetry={onRetry} />
    </>
  );
}

/** The next step; only a retry is offered to a visitor who is already signed in. */
function NextStep({ kind, onRetry }: { kind: LinkResult['kind']; onRetry: () => void }) {
  const t = texts.use();
  const common = useCommonTexts();
  const { navigate } = useElement();
  const hasForgotPage = useStore(configuration, ({ pages }) => pages.forgotPassword !== undefined);
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  if (kind === 'unknown') return <Button onClick={onRetry}>{common('action.retry')}</Button>;
  if (isSignedIn) return null;
  if (kind === 'invalid' || kind === 'expired')
    return <Button onClick={() => openSignIn('sign-up')}>{t('action.signUp')}</Button>;
  if (kind === 'passwordNeeded' && hasForgotPage)
    return <Button onClick={() => navigate('forgotPassword')}>{t('action.choose')}</Button>;
  return <Button onClick={() => openSignIn('login')}>{t('action.login')}</Button>;
}
