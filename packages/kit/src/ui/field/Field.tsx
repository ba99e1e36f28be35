import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';

interface FieldFrameProps {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** Gives the control its id and what describes it. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Label above, control, hint or error under it; the error has an icon and words and is tied to the control. */
export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label className="field__label" htmlFor={id} part="label">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p className="field__error" id={`${id}-error`} part="error">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className="field__hint" id={`${id}-hint`} part="hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown inside the field's right edge: a unit, a button. */
  trailing?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A text field with its label, hint and error. */
export function Field({ label, error, hint, trailing, inputRef, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <span className="field__box">
          <input {...input} {...control} ref={inputRef} className="field__control" part="field" />
          {trailing && <span className="field__trailing">{trailing}</span>}
        </span>
      )}
    </FieldFrame>
  );
}
