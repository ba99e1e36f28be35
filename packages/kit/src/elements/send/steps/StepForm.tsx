import type { FormEvent, ReactNode } from 'react';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { Button } from '#ui/Button.tsx';

interface StepFormProps {
  title: string;
  onSubmit: () => void;
  /** Missing on the first step, where there is nothing before. */
  onPrevious?: () => void;
  isNextDisabled?: boolean;
  /** Stands in the place of Next. */
  submit?: ReactNode;
  isPreviousDisabled?: boolean;
  children: ReactNode;
}

/** A step is a real form, so that Enter means Next; its heading takes the focus when it comes. */
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
  function send(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form className="step" noValidate onSubmit={send}>
      <h2 className="step__title" tabIndex={-1}>
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
