import { createAccounts } from '@freight/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSending } from '#api/account/useSending.ts';
import { pageApi } from '#api/calls/pageApi.ts';
import {
  checkPasswords,
  type PasswordField,
  type PasswordProblem,
  passwordProblem,
} from './passwordChange.ts';

interface PasswordChange {
  entries: Record<PasswordField, string>;
  enter: (field: PasswordField, value: string) => void;
  inputs: RefObject<Partial<Record<PasswordField, HTMLInputElement | null>>>;
  problem: PasswordProblem | undefined;
  isBusy: boolean;
  submit: () => Promise<void>;
}

/** The form's values and the outcome of sending them; a request is aborted when the form unmounts. */
export function usePasswordChange(asksForCurrent: boolean, onChanged: () => void): PasswordChange {
  const [entries, setEntries] = useState({ current: '', new: '', repeat: '' });
  const [problem, setProblem] = useState<PasswordProblem>();
  const { isBusy, send } = useSending();
  const inputs = useRef<Partial<Record<PasswordField, HTMLInputElement | null>>>({});
  const first: PasswordField = asksForCurrent ? 'current' : 'new';

  useEffect(() => inputs.current[first]?.focus(), [first]);
  // Disabled fields cannot take the focus: it moves once they are enabled again.
  useEffect(() => {
    if (problem && !isBusy) inputs.current[problem.field ?? first]?.focus();
  }, [problem, isBusy, first]);

  async function submit(): Promise<void> {
    if (isBusy) return;
    const { current, ...chosen } = entries;
    const wrong = checkPasswords(asksForCurrent ? entries : chosen);
    setProblem(wrong);
    if (wrong) return;
    await send(
      async (signal) => {
        // Empty for an account that has no password yet [SETTINGS-19].
        await pageApi(createAccounts).changePassword(asksForCurrent ? current : '', chosen.new, { signal });
        if (!signal.aborted) onChanged();
      },
      (error) => setProblem(passwordProblem(error, asksForCurrent)),
    );
  }

  return {
    entries,
    enter: (field, value) => {
      setEntries((before) => ({ ...before, [field]: value }));
      // An error stays until its field is edited.
      setProblem((before) => (before?.field === field ? undefined : before));
    },
    inputs,
    problem,
    isBusy,
    submit,
  };
}
