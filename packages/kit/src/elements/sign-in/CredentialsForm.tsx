import { limits } from '@freight/contract';
import { useRef } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { submitForm } from '#bridge/submitForm.ts';
import { useAccountErrorTexts } from '#i18n/accountErrorTexts.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure } from '#i18n/errorTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { useQuirk } from '#platform/quirks/useQuirk.ts';
import { useStore } from '#platform/useStore.ts';
import type { SignInForm } from '#session/signIn.ts';
import { Button } from '#ui/button/Button.tsx';
import { LightField } from '#ui/light-field/LightField.tsx';
import { LightForm } from '#ui/light-field/LightForm.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import type { Awaited } from './Inbox.tsx';
import type { FieldName } from './problems.ts';
import { SocialSignIn } from './SocialSignIn.tsx';
import { texts } from './strings/index.ts';
import { useCredentials } from './useCredentials.ts';

interface CredentialsFormProps {
  mode: SignInForm;
  onSwitch: (mode: SignInForm) => void;
  onSignedUp: (awaited: Awaited) => void;
  /** The address is not verified yet: its mail can be sent again. */
  onUnverified: (awaited: Awaited) => void;
  /** Another screen takes over. */
  onLeave: () => void;
}

/** The fields, buttons and messages of both forms; what is typed is forgotten when the dialog closes [AUTH-09]. */
export function CredentialsForm({ mode, onSwitch, onSignedUp, onUnverified, onLeave }: CredentialsFormProps) {
  const t = texts.use();
  const common = useCommonTexts();
  const errors = useAccountErrorTexts();
  const { host } = useElement();
  const isLogin = mode === 'login';
  const hasNote = useQuirk('signUpNote') !== 'none' && !isLogin;
  const asksTwice = useStore(configuration, ({ confirmPassword }) => confirmPassword) && !isLogin;
  const { entries, enter, inputs, problem, isBusy, submit } = useCredentials(mode, asksTwice, onSignedUp);
  const form = useRef<HTMLFormElement>(null);
  const { email, password } = entries;
  const isUnverified = typeof problem?.text === 'object' && problem.text.code === 'emailUnverified';

  const words = (text: NonNullable<typeof problem>['text']) => {
    if (typeof text === 'object') return sayFailure(errors, text);
    return text === 'network' ? common('error.network') : t(text, { length: limits.passwordLength });
  };
  const isIncomplete = email === '' || password === '';
  const isDisabled = isLogin && isIncomplete;
  const field = (name: FieldName) => ({
    host,
    name,
    showLabel: t('field.show'),
    hideLabel: t('field.hide'),
    value: entries[name],
    onChange: (value: string) => enter(name, value),
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    error: problem?.field === name ? words(problem.text) : undefined,
    isRequired: !isLogin,
    isDisabled: isBusy,
  });
  const newOrCurrent = isLogin ? 'current-password' : 'new-password';

  return (
    <div className="credentials">
      <LightForm host={host} ref={form} isDisabled={isDisabled || isBusy} onSubmit={submit} />
      {hasNote && <p className="credentials__note">{t('signUp.emailOnly')}</p>}
      <LightField {...field('email')} label={t('field.email')} type="email" autoComplete="username" />
      <LightField
        {...field('password')}
        label={t('field.password')}
        hint={isLogin ? undefined : t('field.passwordHint', { length: limits.passwordLength })}
        type="password"
        autoComplete={newOrCurrent}
      />
      {asksTwice && (
        <LightField
          {...field('repeat')}
          label={t('field.repeat')}
          type="password"
          autoComplete={newOrCurrent}
        />
      )}
      {isLogin && <ForgotLink label={t('login.forgot')} onLeave={onLeave} />}
      {problem && !problem.field && !isBusy && (
        <Notice kind="error">
          <p>{words(problem.text)}</p>
          {isUnverified && (
            <Button kind="quiet" onClick={() => onUnverified({ email: email.trim(), password })}>
              {t('inbox.again')}
            </Button>
          )}
        </Notice>
      )}
      <Button busy={isBusy} disabled={isDisabled} onClick={() => submitForm(form.current)}>
        {t(isLogin ? 'login.submit' : 'signUp.submit')}
      </Button>
      <SocialSignIn isDisabled={isBusy} />
      <p className="credentials__switch">
        <span>{t(isLogin ? 'login.other' : 'signUp.other')}</span>
        <Button kind="quiet" disabled={isBusy} onClick={() => onSwitch(isLogin ? 'sign-up' : 'login')}>
          {t(isLogin ? 'login.toSignUp' : 'signUp.toLogin')}
        </Button>
      </p>
    </div>
  );
}
