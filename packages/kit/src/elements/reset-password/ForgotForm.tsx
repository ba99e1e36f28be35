import { createAccounts } from '@freight/client';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '#api/account/useSending.ts';
import { pageApi } from '#api/calls/pageApi.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { submitForm } from '#bridge/submitForm.ts';
import { pageSession } from '#session/session.ts';
import { Button } from '#ui/button/Button.tsx';
import { LightField } from '#ui/light-field/LightField.tsx';
import { LightForm } from '#ui/light-field/LightForm.tsx';
import type { definition } from './definition.ts';
import { FormNotice, useProblemWords } from './FormNotice.tsx';
import { checkEmail, problemOf, type ResetProblem } from './problems.ts';
import { Sent } from './Sent.tsx';
import { useResetTexts } from './strings/index.ts';

/** Asks for the address; the answer is the same whether the account exists or not [PWD-01]. */
export function ForgotForm() {
  const t = useResetTexts();
  const words = useProblemWords();
  const { host, emit } = useElement<typeof definition>();
  const [email, setEmail] = useState(() => pageSession().getState().user?.email ?? '');
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<ResetProblem>();
  const { isBusy, send } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (problem && !isBusy) input.current?.focus();
  }, [problem, isBusy]);

  async function submit(): Promise<void> {
    const address = email.trim();
    const wrong = checkEmail(address, !input.current?.validity.typeMismatch);
    setProblem(wrong);
    if (wrong) return;
    await send(
      async (signal) => {
        await pageApi(createAccounts).forgotPassword(address, { signal });
        setSentTo(address);
        emit('freight-password-requested', {});
      },
      (error) => setProblem(problemOf(error, 'forgot.failed')),
    );
  }

  if (sentTo !== undefined) {
    return (
      <Sent
        email={sentTo}
        isBusy={isBusy}
        problem={problem}
        onAgain={submit}
        onOther={() => setSentTo(undefined)}
      />
    );
  }
  return (
    <>
      <h2 part="heading" className="reset__title">
        {t('forgot.title')}
      </h2>
      <p className="reset__hint">{t('forgot.hint')}</p>
      <LightForm host={host} ref={form} isDisabled={isBusy} onSubmit={submit} />
      <LightField
        host={host}
        name="email"
        label={t('forgot.email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(value) => {
          setEmail(value);
          setProblem(undefined);
        }}
        inputRef={input}
        error={problem?.field === 'email' ? words(problem) : undefined}
        isRequired
        isDisabled={isBusy}
      />
      <FormNotice problem={problem} />
      <Button busy={isBusy} onClick={() => submitForm(form.current)}>
        {t('forgot.submit')}
      </Button>
    </>
  );
}
