import { type ReactNode, type Ref, useState } from 'react';
import { createPortal } from 'react-dom';
import { useElement } from '#bridge/ElementContext.ts';
import { useTexts } from '#i18n/useTexts.ts';
import { Icon } from '#ui/Icon.tsx';
import { formId } from './LightForm.tsx';
import type { FieldName } from './problems.ts';
import type { strings } from './strings/en.ts';

interface CredentialFieldProps {
  name: FieldName;
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
  hint?: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
}

/**
 * A field in the page's own tree, for the sake of password managers (see `LightForm`): its words stand beside it
 * there, because labels and descriptions do not reach across trees; frame and looks are in the shadow root.
 */
export function CredentialField({
  name,
  label,
  type,
  value,
  onChange,
  inputRef,
  error,
  hint,
  ...rest
}: CredentialFieldProps) {
  const { host } = useElement();
  const [isShown, setShown] = useState(false);
  const id = `freight-sign-in-${name}`;
  const note = error ?? hint;
  const light: ReactNode = (
    <>
      <label slot={`${name}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        slot={name}
        id={id}
        name={name}
        form={formId}
        type={isShown ? 'text' : type}
        autoComplete={rest.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required={rest.isRequired}
        disabled={rest.isDisabled}
        value={value}
        ref={inputRef}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note && (
        <span slot={`${name}-note`} id={`${id}-note`}>
          {note}
        </span>
      )}
    </>
  );
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      {host && createPortal(light, host)}
      <span className="field__label">
        <slot name={`${name}-label`} />
      </span>
      <span className="field__box credential">
        <slot name={name} />
        {type === 'password' && (
          <span className="field__trailing">
            <ShowButton isShown={isShown} onToggle={() => setShown(!isShown)} isDisabled={rest.isDisabled} />
          </span>
        )}
      </span>
      {note && (
        <p className={error ? 'field__error' : 'field__hint'}>
          {error && <Icon name="alert" />}
          <slot name={`${name}-note`} />
        </p>
      )}
    </div>
  );
}

/** [AUTH-06] */
function ShowButton({
  isShown,
  onToggle,
  isDisabled,
}: {
  isShown: boolean;
  onToggle: () => void;
  isDisabled: boolean;
}) {
  const t = useTexts<typeof strings>('freight-sign-in');
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(isShown ? 'field.hide' : 'field.show')}
      onClick={onToggle}
      disabled={isDisabled}
    >
      <Icon name={isShown ? 'eyeOff' : 'eye'} />
    </button>
  );
}
