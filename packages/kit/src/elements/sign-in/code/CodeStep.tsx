import { useEffect, useRef, useState } from 'react';
import { useSending } from '#api/account/useSending.ts';
import { pageSecondFactor } from '#api/secondFactor.ts';
import { useElement } from '#bridge/ElementContext.ts';
import { useAccountErrorSentence } from '#i18n/accountErrorTexts.ts';
import { explain } from '#i18n/explain.ts';
import { Button } from '#ui/button/Button.tsx';
import { LightField } from '#ui/light-field/LightField.tsx';
import { LightForm } from '#ui/light-field/LightForm.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { codeTexts } from './strings/index.ts';

interface CodeStepProps {
  /** What the code is sent with. */
  token: string;
  /** To the form for e-mail and password. */
  onBack: () => void;
}

/** The step of the login that asks for a code of the authenticator app, or for a recovery code. */
export function CodeStep({ token, onBack }: CodeStepProps) {
  const t = codeTexts.useWhenProvided();
  const sentenceOf = useAccountErrorSentence();
  const { host } = useElement();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const { problem, isBusy, send, forget } = useCode(token);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // Disabled fields cannot take the focus: it moves once they are enabled again.
  useEffect(() => {
    if (kind && !isBusy) input.current?.focus();
  }, [kind, isBusy]);

  const isOver = problem?.kind === 'failed' && explain(problem.error).status === 401;
  const fieldError = () => {
    if (problem?.kind === 'empty') return t('empty');
    if (problem?.kind === 'wrong') return t(kind === 'app' ? 'wrongHint' : 'wrong');
    return undefined;
  };
  const switchTo = (other: typeof kind) => {
    setKind(other);
    setCode('');
    forget();
  };
  return (
    <div className="credentials">
      <LightForm host={host} ref={form} isDisabled={isBusy} onSubmit={() => send(code)} />
      <p className="credentials__note">{t('hint')}</p>
      <LightField
        key={kind}
        host={host}
        name="code"
        label={t(`${kind}.label`)}
        hint={t(`${kind}.hint`)}
        type="text"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        value={code}
        onChange={(value) => {
          setCode(value);
          forget();
        }}
        inputRef={input}
        error={isBusy ? undefined : fieldError()}
        isRequired
        isDisabled={isBusy}
      />
      {problem?.kind === 'failed' && !isBusy && (
        <Notice kind="error">
          <p>{isOver ? t('over') : sentenceOf(problem.error, t('failed'))}</p>
        </Notice>
      )}
      <Button busy={isBusy} onClick={() => form.current?.requestSubmit()}>
        {t('submit')}
      </Button>
      <Button kind="quiet" disabled={isBusy} onClick={() => switchTo(kind === 'app' ? 'recovery' : 'app')}>
        {t(kind === 'app' ? 'toRecovery' : 'toApp')}
      </Button>
      <Button kind="quiet" disabled={isBusy} onClick={onBack}>
        {t('back')}
      </Button>
    </div>
  );
}

type CodeProblem = { kind: 'empty' | 'wrong' } | { kind: 'failed'; error: unknown };

/** Sends codes; a request ends with the step. */
function useCode(token: string) {
  const [problem, setProblem] = useState<CodeProblem>();
  const { isBusy, send } = useSending();

  async function sendCode(code: string): Promise<void> {
    if (isBusy) return;
    if (!code.trim()) return setProblem({ kind: 'empty' });
    await send(
      (signal) => pageSecondFactor().signIn(token, code.trim(), { signal }),
      (error) => setProblem(explain(error).status === 400 ? { kind: 'wrong' } : { kind: 'failed', error }),
    );
  }
  return { problem, isBusy, send: sendCode, forget: () => setProblem(undefined) };
}
