import { limits } from '@freight/contract';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '#api/account/useSending.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { submitForm } from '#bridge/submitForm.ts';
import { useAccountErrorTexts } from '#i18n/accountErrorTexts.ts';
import { sayFailure } from '#i18n/errorTexts.ts';
import { explain, type Failure } from '#i18n/explain.ts';
import { Button } from '#ui/button/Button.tsx';
import { LightField } from '#ui/light-field/LightField.tsx';
import { LightForm } from '#ui/light-field/LightForm.tsx';
import { texts } from './strings/index.ts';
import type { LinkOutcome } from './verification.ts';

interface ChoosePasswordProps {
  email: string;
  choose: (password: string, signal: AbortSignal) => Promise<LinkOutcome>;
  onSettled: (outcome: LinkOutcome) => void;
}

type PasswordProblem = 'choose.empty' | 'choose.tooShort' | Failure;

/** Asks for a new password when the link was opened in a different browser than the sign-up. */
export function ChoosePassword({ email, choose, onSettled }: ChoosePasswordProps) {
  const t = texts.use();
  const errors = useAccountErrorTexts();
  const { host } = useElement();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<PasswordProblem>();
  const { isBusy, send } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!isBusy) input.current?.focus();
  }, [isBusy]);

  async function submit(): Promise<void> {
    if (isBusy) return;
    const wrong = check(password);
    setProblem(wrong);
    if (wrong) return;
    await send(
      async (signal) => onSettled(await choose(password, signal)),
      (error) => setProblem(explain(error)),
    );
  }

  const words = (given: PasswordProblem): string =>
    typeof given === 'object'
      ? sayFailure(errors, given) || t('choose.failed')
      : t(given, { length: limits.passwordLength });
  return (
    <>
      <h2 part="heading" className="outcome__title">
        {t('choose.title')}
      </h2>
      <p className="outcome__hint">{t('choose.hint', { email })}</p>
      <div className="choose">
        <LightForm host={host} ref={form} isDisabled={isBusy} onSubmit={submit} />
        <LightField
          host={host}
          name="password"
          label={t('choose.password')}
          hint={t('choose.length', { length: limits.passwordLength })}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            setProblem(undefined);
          }}
          inputRef={input}
          error={problem === undefined ? undefined : words(problem)}
          isRequired
          isDisabled={isBusy}
          showLabel={t('choose.show')}
          hideLabel={t('choose.hide')}
        />
        <Button busy={isBusy} onClick={() => submitForm(form.current)}>
          {t('choose.submit')}
        </Button>
      </div>
    </>
  );
}

function check(password: string): PasswordProblem | undefined {
  if (!password.trim()) return 'choose.empty';
  return password.length < limits.passwordLength ? 'choose.tooShort' : undefined;
}
