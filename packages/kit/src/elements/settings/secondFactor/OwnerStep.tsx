import type { SessionUser } from '@freight/client/session';
import type { SecondFactorSecret } from '@freight/contract';
import { useEffect, useRef, useState } from 'react';
import { pageSecondFactor } from '#api/secondFactor.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { isEmailAccount } from '#elements/settings/settingsTexts.ts';
import { signInAgain } from '#elements/settings/signInAgain.ts';
import { useAccountErrorSentence } from '#i18n/accountErrorTexts.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { LightField } from '#ui/light-field/LightField.tsx';
import { LightForm } from '#ui/light-field/LightForm.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { factorTexts } from './strings/index.ts';
import { useFactorCall } from './useFactorCall.ts';

const formName = 'second-factor-form';

interface OwnerStepProps {
  user: SessionUser;
  onSecret: (secret: SecondFactorSecret) => void;
  onCancel: () => void;
}

/** Asks for the password again; an account of a provider has none, and its login must be recent instead. */
export function OwnerStep({ user, onSecret, onCancel }: OwnerStepProps) {
  const t = factorTexts.useWhenProvided();
  const common = useCommonTexts();
  const sentenceOf = useAccountErrorSentence();
  const { host } = useElement();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { error, status, isBusy, send, forget } = useFactorCall();
  const asksPassword = isEmailAccount(user);
  const isWrong = status === 400;
  const isOld = status === 403;

  // Disabled fields cannot take the focus: it moves once they are enabled again.
  useEffect(() => {
    if (!isBusy) input.current?.focus();
  }, [isBusy]);

  const submit = () => {
    const lacks = asksPassword && !password.trim();
    setEmpty(lacks);
    if (lacks) return input.current?.focus();
    send(async (signal) => onSecret(await pageSecondFactor().begin(password, { signal })));
  };
  return (
    <div className="settings__form">
      <LightForm host={host} name={formName} ref={form} isDisabled={isBusy} onSubmit={submit}>
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={user.email}
          readOnly
          tabIndex={-1}
        />
      </LightForm>
      {asksPassword && (
        <LightField
          host={host}
          name="second-factor-password"
          form={formName}
          label={t('password.label')}
          hint={t('password.hint')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            setEmpty(false);
            forget();
          }}
          inputRef={input}
          error={isEmpty ? t('password.empty') : isWrong ? t('password.wrong') : undefined}
          isRequired
          isDisabled={isBusy}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
        />
      )}
      {error !== undefined && !isWrong && !isBusy && (
        <Notice kind="error">
          <p>{isOld ? t('recentLogin') : sentenceOf(error, t('failed'))}</p>
          {isOld && (
            <Button kind="secondary" onClick={() => void signInAgain(t('recentLogin'))}>
              {common('action.login')}
            </Button>
          )}
        </Notice>
      )}
      <div className="settings__buttons">
        <Button busy={isBusy} onClick={() => form.current?.requestSubmit()}>
          {t('next')}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
          {common('action.cancel')}
        </Button>
      </div>
    </div>
  );
}
