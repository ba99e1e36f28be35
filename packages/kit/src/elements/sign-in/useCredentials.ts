import { createAccounts, isAborted, secondFactorToken } from '@freight/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import type { SignInForm } from '#session/signIn.ts';
import { askForCode } from '#session/signingIn/codeStep.ts';
import type { Awaited } from './Inbox.tsx';
import {
  checkLogin,
  checkSignUp,
  type Entries,
  type FieldName,
  loginProblem,
  type Problem,
  signUpProblem,
} from './problems.ts';

export type Inputs = RefObject<Partial<Record<FieldName, HTMLInputElement | null>>>;

interface Credentials {
  entries: Record<FieldName, string>;
  enter: (field: FieldName, value: string) => void;
  inputs: Inputs;
  problem: Problem | undefined;
  isBusy: boolean;
  submit: () => Promise<void>;
}

const blank = { email: '', password: '', repeat: '' };

/** The form's values and the outcome of sending them; a request is aborted when the form unmounts. */
export function useCredentials(
  mode: SignInForm,
  asksTwice: boolean,
  onSignedUp: (awaited: Awaited) => void,
): Credentials {
  const [entries, setEntries] = useState(blank);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const inputs: Inputs = useRef({});
  const requests = useRef<Partial<Record<SignInForm, AbortController>>>({});

  // The e-mail stays when the person finds that they are in the wrong form.
  // Another form begins with a clean password.
  useEffect(() => {
    setEntries(({ email }) => ({ ...blank, email }));
    setProblem(undefined);
    return () => requests.current[mode]?.abort();
  }, [mode]);

  // Disabled fields cannot take the focus: it moves once they are enabled again.
  useEffect(() => {
    if (problem && !isBusy) inputs.current[problem.focus]?.focus();
  }, [problem, isBusy]);

  async function submit(): Promise<void> {
    if (isBusy) return;
    const { email, password } = entries;
    const given: Entries = asksTwice ? entries : { email, password };
    const isEmail = !inputs.current.email?.validity.typeMismatch;
    const wrong = mode === 'login' ? checkLogin(given) : checkSignUp(given, isEmail);
    setProblem(wrong);
    if (wrong) return;
    const current = new AbortController();
    requests.current[mode] = current;
    const { signal } = current;
    setBusy(true);
    try {
      const accounts = pageApi(createAccounts);
      if (mode === 'login') await accounts.login(email, password, { signal });
      else {
        await accounts.register(email, password, { signal });
        onSignedUp({ email: email.trim(), password });
      }
    } catch (error) {
      const token = secondFactorToken(error);
      if (token) askForCode(token);
      else if (!isAborted(error)) setProblem(mode === 'login' ? loginProblem(error) : signUpProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    entries,
    enter: (field, value) => setEntries((before) => ({ ...before, [field]: value })),
    inputs,
    problem,
    isBusy,
    submit,
  };
}
