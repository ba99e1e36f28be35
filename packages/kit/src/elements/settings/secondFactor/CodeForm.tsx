import { useEffect, useRef, useState } from 'react';
import { useAccountErrorSentence } from '#i18n/accountErrorTexts.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { factorTexts } from './strings/index.ts';
import { useFactorCall } from './useFactorCall.ts';

interface CodeFormProps {
  label: string;
  hint: string;
  submit: string;
  /** Whether only the six digits of the app are accepted. */
  isOfApp: boolean;
  onSend: (code: string, signal: AbortSignal) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a code and sends it. */
export function CodeForm({ label, hint, submit, isOfApp, onSend, onCancel }: CodeFormProps) {
  const t = factorTexts.useWhenProvided();
  const common = useCommonTexts();
  const sentenceOf = useAccountErrorSentence();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { error, status, isBusy, send, forget } = useFactorCall();
  const input = useRef<HTMLInputElement>(null);
  const isWrong = status === 400;
  const isOver = status === 409;

  // Disabled fields cannot take the focus: it moves once they are enabled again.
  useEffect(() => {
    if (!isBusy) input.current?.focus();
  }, [isBusy]);

  const submitted = () => {
    setEmpty(!code.trim());
    if (code.trim()) send((signal) => onSend(code.trim(), signal));
    else input.current?.focus();
  };
  return (
    <form
      className="settings__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Field
        label={label}
        hint={hint}
        error={isEmpty ? t('code.empty') : isWrong ? t('code.wrong') : undefined}
        inputRef={input}
        inputMode={isOfApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        disabled={isBusy}
        onChange={({ target }) => {
          setCode(target.value);
          setEmpty(false);
          forget();
        }}
      />
      {error !== undefined && !isWrong && !isBusy && (
        <Notice kind="error">
          <p>{isOver ? t('setUpOver') : sentenceOf(error, t('failed'))}</p>
        </Notice>
      )}
      <div className="settings__buttons">
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onCancel}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
