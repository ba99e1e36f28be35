import { Suspense, useCallback, useEffect, useState } from 'react';
import type { PropertiesOf } from '#bridge/definition.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { lazyPart } from '#bridge/lazyPart.tsx';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useStore } from '#platform/useStore.ts';
import { pageSession } from '#session/session.ts';
import { type SignInForm, signInReason } from '#session/signIn.ts';
import { codeStep, forgetCodeStep } from '#session/signingIn/codeStep.ts';
import { dismissAbout, notify } from '#toasts/toasts.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import type { definition } from './definition.ts';
import { type Awaited, Inbox } from './Inbox.tsx';
import { texts } from './strings/index.ts';

const CodeStep = lazyPart(async () => (await import('./code/CodeStep.tsx')).CodeStep, import.meta.url);

/**
 * Login and sign-up, two forms of one dialog that switch between each other [AUTH-10]. After a sign-up that dialog
 * closes [SIGNUP-15], and another one is shown until the address is verified.
 */
export function SignIn({ open, reason }: PropertiesOf<typeof definition>) {
  const { host, emit } = useElement<typeof definition>();
  const t = texts.use();
  const common = useCommonTexts();
  const isSignedIn = useStore(pageSession(), ({ status }) => status === 'signed-in');
  const [awaited, setAwaited] = useState<Awaited & { isSending: boolean }>();
  const codeToken = useStore(codeStep, ({ token }) => token);
  const isOpen = open !== undefined || awaited !== undefined;
  const close = useCallback(() => {
    host?.removeAttribute('open');
    host?.removeAttribute('reason');
    signInReason().setState({ text: '' });
    forgetCodeStep();
  }, [host]);
  const asked = useStore(signInReason(), ({ text }) => text);
  // Ignore a reason in markup, which an editor of the page may have placed above a password form: only scripts set it.
  const [inMarkup] = useState(reason);
  const shownReason = asked || (reason === inMarkup ? '' : reason);

  // An element that is added later starts with the form.
  useEffect(() => forgetCodeStep, []);

  // Any sign-in closes the dialog: by this form, in another tab or by a link from a mail.
  useEffect(() => {
    if (!isOpen || !isSignedIn) return;
    close();
    setAwaited(undefined);
    // The message that asked for the sign-in is obsolete.
    dismissAbout('session');
    emit('freight-signed-in', { userId: pageSession().userId() });
  }, [isOpen, isSignedIn, close, emit]);

  // After the dialog's own effect, which gives the focus to the first control of the shadow root.
  useEffect(() => {
    if (open) host?.querySelector('input')?.focus();
  }, [open, host]);

  // Another form was opened from outside, or by one of the buttons.
  useEffect(() => {
    if (open) setAwaited(undefined);
  }, [open]);

  const openForm = (mode: SignInForm) => host?.setAttribute('open', mode);
  return (
    <>
      <Dialog
        open={open !== undefined}
        onClose={() => {
          close();
          emit('freight-sign-in-closed', {});
        }}
        title={t(codeToken ? 'code.title' : open === 'sign-up' ? 'signUp.title' : 'login.title')}
        closeLabel={common('action.close')}
      >
        {open && shownReason && !codeToken && <Notice kind="info">{shownReason}</Notice>}
        {open && codeToken && (
          <Suspense fallback={<Spinner />}>
            <CodeStep key={codeToken} token={codeToken} onBack={forgetCodeStep} />
          </Suspense>
        )}
        {open && !codeToken && (
          <CredentialsForm
            mode={open}
            onSwitch={openForm}
            onSignedUp={({ email, password }) => {
              notify(t('signUp.verify'), 'success', { about: 'email' });
              close();
              setAwaited({ email, password, isSending: false });
              emit('freight-signed-up', {});
            }}
            onUnverified={(known) => {
              close();
              setAwaited({ ...known, isSending: true });
            }}
            onLeave={close}
          />
        )}
      </Dialog>
      <Dialog
        open={awaited !== undefined}
        onClose={() => {
          setAwaited(undefined);
          emit('freight-sign-in-closed', {});
        }}
        title={t('inbox.title')}
        closeLabel={common('action.close')}
      >
        {awaited && (
          <Inbox
            awaited={awaited}
            isSending={awaited.isSending}
            onOther={() => openForm('sign-up')}
            onLogin={() => openForm('login')}
          />
        )}
      </Dialog>
    </>
  );
}
