import type { SessionUser } from '@freight/client/session';
import { limits } from '@freight/contract';
import { useRef } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { submitForm } from '#bridge/submitForm.ts';
import { useAccountErrorTexts } from '#i18n/accountErrorTexts.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure } from '#i18n/errorTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';
import { Button } from '#ui/button/Button.tsx';
import { LightField } from '#ui/light-field/LightField.tsx';
import { LightForm } from '#ui/light-field/LightForm.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { PageLink } from './PageLink.tsx';
import { needsFreshLogin, type PasswordField, type PasswordProblem } from './passwordChange.ts';
import { isEmailAccount, type SettingsText, useSettingsTexts } from './settingsTexts.ts';
import { signInAgain } from './signInAgain.ts';
import { usePasswordChange } from './usePasswordChange.ts';

interface PasswordFormProps {
  user: SessionUser;
  onCancel: () => void;
  onChanged: () => void;
}

/** Current, new and repeated password; without the current one for social accounts [SETTINGS-05] [SETTINGS-06]. */
export function PasswordForm({ user, onCancel, onChanged }: PasswordFormProps) {
  const t = useSettingsTexts();
  const common = useCommonTexts();
  const errors = useAccountErrorTexts();
  const { host } = useElement();
  const form = useRef<HTMLFormElement>(null);
  const asksForCurrent = isEmailAccount(user);
  const hasForgotPage = useStore(configuration, ({ pages }) => pages.forgotPassword !== undefined);
  const { entries, enter, inputs, problem, isBusy, submit } = usePasswordChange(asksForCurrent, onChanged);

  const words = ({ text }: PasswordProblem) =>
    typeof text === 'object' ? sayFailure(errors, text) : t(text, { length: limits.passwordLength });
  const field = (name: PasswordField, label: SettingsText, hint?: string) => (
    <LightField
      host={host}
      name={`${name}-password`}
      label={t(label)}
      hint={hint}
      type="password"
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      value={entries[name]}
      onChange={(value) => enter(name, value)}
      inputRef={(input) => {
        inputs.current[name] = input;
      }}
      error={problem?.field === name ? words(problem) : undefined}
      isRequired
      isDisabled={isBusy}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
    />
  );
  return (
    <div className="settings__form">
      <LightForm host={host} ref={form} isDisabled={isBusy} onSubmit={submit}>
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={user.email}
          readOnly
          tabIndex={-1}
        />
      </LightForm>
      {asksForCurrent && field('current', 'password.current')}
      {field('new', 'password.new', t('password.hint', { length: limits.passwordLength }))}
      {field('repeat', 'password.repeat')}
      {problem && !problem.field && !isBusy && (
        <Notice kind="error">
          <p>{words(problem)}</p>
          {needsFreshLogin(problem) && (
            <Button kind="secondary" onClick={() => void signInAgain(words(problem))}>
              {common('action.login')}
            </Button>
          )}
          {problem.isOffline && <p>{common('error.network')}</p>}
        </Notice>
      )}
      {hasForgotPage && (
        <p>
          <PageLink to="forgotPassword">{t('security.forgot')}</PageLink>
        </p>
      )}
      <div className="settings__buttons">
        <Button busy={isBusy} onClick={() => submitForm(form.current)}>
          {t('security.save')}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
      </div>
    </div>
  );
}
