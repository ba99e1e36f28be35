import { type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/button/Button.tsx';
import { lackingAfter } from './lackingFields.ts';

interface StepFormProps {
  title: string;
  onSubmit: () => void;
  /** Missing on the first step, where there is nothing before. */
  onPrevious?: () => void;
  isNextDisabled?: boolean;
  /** Replaces Next. */
  submit?: ReactNode;
  isPreviousDisabled?: boolean;
  children: ReactNode;
}

/** A step is a real form: Enter goes to the next field that has to be filled in, and from the last one to the next step. */
export function StepForm({
  title,
  onSubmit,
  onPrevious,
  isNextDisabled,
  submit,
  isPreviousDisabled,
  children,
}: StepFormProps) {
  const common = useCommonTexts();
  const titleId = useId();
  function send(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const { key, target, currentTarget, nativeEvent } = event;
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    const next = lackingAfter(currentTarget, target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  /** Sets the label of the Enter key on a phone's keyboard. */
  function onFocus({ target, currentTarget }: FocusEvent<HTMLFormElement>): void {
    target.enterKeyHint = lackingAfter(currentTarget, target) ? 'next' : 'go';
  }
  return (
    <form
      className="step"
      noValidate
      aria-labelledby={titleId}
      onSubmit={send}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <h2 part="heading" id={titleId} className="step__title" tabIndex={-1}>
        {title}
      </h2>
      {children}
      <footer className="step__actions">
        {onPrevious && (
          <Button kind="secondary" onClick={onPrevious} disabled={isPreviousDisabled}>
            {common('action.previous')}
          </Button>
        )}
        {submit ?? (
          <Button type="submit" disabled={isNextDisabled}>
            {common('action.next')}
          </Button>
        )}
      </footer>
    </form>
  );
}
