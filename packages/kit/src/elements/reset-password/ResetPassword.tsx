import { createAccounts } from '@freight/client';
import { useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { openSignIn } from '#session/signIn.ts';
import { forgetLink } from '#session/signingIn/pageParameters.ts';
import { notify } from '#toasts/toasts.ts';
import { Button } from '#ui/button/Button.tsx';
import type { definition } from './definition.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { NewPassword } from './NewPassword.tsx';
import type { DeadLink } from './problems.ts';
import { ResetResult } from './ResetResult.tsx';
import { useResetTexts } from './strings/index.ts';
import { useLinkToken } from './useLinkToken.ts';

/** Asks for a link, or, with one, for the new password (OPEN-30). */
export function ResetPassword({ token: given }: PropertiesOf<typeof definition>) {
  const t = useResetTexts();
  const { host, emit, navigate } = useElement<typeof definition>();
  const [token, forget] = useLinkToken(host, given);
  const [outcome, setOutcome] = useState<{ token: string; kind: 'done' | DeadLink }>();

  function finish(used: string): void {
    setOutcome({ token: used, kind: 'done' });
    forgetLink();
    // The server has ended all sessions of the account; end this page's now instead of at its next call.
    if (pageSession().getState().user) void pageApi(createAccounts).logout();
    notify(t('done.title'), 'success');
    emit('freight-password-reset', {});
    if (navigate('home') !== 'page') openSignIn('login');
  }

  const content = () => {
    if (token === undefined) return null;
    // The outcome of one link does not apply to the next.
    const kind = outcome?.token === token ? outcome.kind : undefined;
    if (kind === 'done') return <Done />;
    if (kind) {
      return (
        <ResetResult isGood={false} title={t(`link.${kind}`)} hint={t('link.hint')}>
          <Button onClick={forget}>{t('link.new')}</Button>
        </ResetResult>
      );
    }
    if (!token.trim()) return <ForgotForm />;
    return (
      <NewPassword
        key={token}
        token={token}
        onDone={() => finish(token)}
        onDeadLink={(dead) => setOutcome({ token, kind: dead })}
      />
    );
  };
  return (
    <section className="card reset" part="card">
      {content()}
    </section>
  );
}

function Done() {
  const t = useResetTexts();
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  return (
    <ResetResult isGood title={t('done.title')} hint={t('done.hint')}>
      {!isSignedIn && <Button onClick={() => openSignIn('login')}>{t('done.login')}</Button>}
    </ResetResult>
  );
}
