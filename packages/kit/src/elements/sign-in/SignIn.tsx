import { useCallback, useEffect } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import { dismissAbout, notify } from '#notices/notices.ts';
import { pageSession } from '#runtime/session.ts';
import { useStore } from '#runtime/useStore.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { definition } from './definition.ts';
import type { strings } from './strings/en.ts';

/** Login and sign-up, two forms of one dialog that switch between each other [AUTH-10]. */
export function SignIn({ open, reason }: PropertiesOf<typeof definition>) {
  const { host, emit } = useElement<typeof definition>();
  const t = useTexts<typeof strings>('freight-sign-in');
  const common = useCommonTexts();
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const close = useCallback(() => {
    host?.removeAttribute('open');
    host?.removeAttribute('reason');
  }, [host]);

  // Whatever signed the person in, this form, another tab or a link from a mail: the question is answered.
  useEffect(() => {
    if (!open || !isSignedIn) return;
    close();
    // Whoever was asked to log in has done so.
    dismissAbout('session');
    emit('freight-signed-in', { userId: pageSession().userId() });
  }, [open, isSignedIn, close, emit]);

  // After the dialog's own effect, which gives the focus to the first control of the shadow root.
  useEffect(() => {
    if (open) host?.querySelector('input')?.focus();
  }, [open, host]);

  return (
    <Dialog
      open={open !== undefined}
      onClose={() => {
        close();
        emit('freight-sign-in-closed', {});
      }}
      title={t(open === 'sign-up' ? 'signUp.title' : 'login.title')}
      closeLabel={common('action.close')}
    >
      {open && reason && <Notice kind="info">{reason}</Notice>}
      {open && (
        <CredentialsForm
          mode={open}
          onSwitch={(mode) => host?.setAttribute('open', mode)}
          onSignedUp={(email) => {
            notify(t('signUp.verify'), 'success', { about: 'email' });
            close();
            emit('freight-signed-up', { email });
          }}
          onLeave={close}
        />
      )}
    </Dialog>
  );
}
