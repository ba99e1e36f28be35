import { createAccounts } from '@freight/client';
import { limits } from '@freight/contract';
import { useEffect, useRef, useState } from 'react';
import { useSending } from '#api/account/useSending.ts';
import { pageApi } from '#api/calls/pageApi.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { submitForm } from '#bridge/submitForm.ts';
import { Button } from '#ui/button/Button.tsx';
import { LightField } from '#ui/light-field/LightField.tsx';
import { LightForm } from '#ui/light-field/LightForm.tsx';
import { FormNotice, useProblemWords } from './FormNotice.tsx';
import { checkPasswords, type DeadLink, deadLinkOf, problemOf, type ResetProblem } from './problems.ts';
import { type ResetText, useResetTexts } from './strings/index.ts';

interface NewPasswordProps {
  token: string;
  onDone: () => void;
  onDeadLink: (kind: DeadLink) => void;
}

type PasswordName = 'password' | 'repeat';

/** The form behind the mail's link: the new password, twice [PWD-02] [PWD-03]. */
export function NewPassword({ token, onDone, onDeadLink }: NewPasswordProps) {
  const t = useResetTexts();
  const words = useProblemWords();
  const { host } = useElement();
  const [entries, setEntries] = useState({ password: '', repeat: '' });
  const [problem, setProblem] = useState<ResetProblem>();
  const { isBusy, send } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const inputs = useRef<Partial<Record<string, HTMLInputElement | null>>>({});

  useEffect(() => {
    if (problem && !isBusy) inputs.current[problem.field ?? 'password']?.focus();
  }, [problem, isBusy]);

  async function submit(): Promise<void> {
    const wrong = checkPasswords(entries.password, entries.repeat);
    setProblem(wrong);
    if (wrong) return;
    await send(
      async (signal) => {
        await pageApi(createAccounts).resetPassword(token, entries.password, { signal });
        onDone();
      },
      (error) => {
        const dead = deadLinkOf(error);
        if (dead) onDeadLink(dead);
        else setProblem(problemOf(error, 'reset.failed'));
      },
    );
  }

  const field = (name: PasswordName, label: ResetText, hint?: string) => (
    <LightField
      host={host}
      name={name}
      label={t(label)}
      hint={hint}
      type="password"
      autoComplete="new-password"
      value={entries[name]}
      onChange={(value) => {
        setEntries((before) => ({ ...before, [name]: value }));
        setProblem((before) => (before?.field === name ? undefined : before));
      }}
      inputRef={(input) => {
        inputs.current[name] = input;
      }}
      error={problem?.field === name ? words(problem) : undefined}
      isRequired
      isDisabled={isBusy}
      showLabel={t('reset.show')}
      hideLabel={t('reset.hide')}
    />
  );
  return (
    <>
      <h2 part="heading" className="reset__title">
        {t('reset.title')}
      </h2>
      <p className="reset__hint">{t('reset.hint')}</p>
      <LightForm host={host} ref={form} isDisabled={isBusy} onSubmit={submit} />
      {field('password', 'reset.password', t('reset.length', { length: limits.passwordLength }))}
      {field('repeat', 'reset.repeat')}
      <FormNotice problem={problem} />
      <Button busy={isBusy} onClick={() => submitForm(form.current)}>
        {t('reset.submit')}
      </Button>
    </>
  );
}
