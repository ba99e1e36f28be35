import { type ReactNode, type Ref, useState } from 'react';
import { createPortal } from 'react-dom';
import { reactContainer } from '#platform/reactNodes.ts';
import { useSheet } from '#styles/useSheet.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import css from './light-field.css?inline';
import { lightId } from './lightIds.ts';

interface LightFieldProps {
  host: HTMLElement | undefined;
  name: string;
  /** The `LightForm` it belongs to. */
  form?: string;
  label: string;
  type: 'email' | 'password' | 'text';
  inputMode?: 'numeric' | 'text';
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  inputRef: Ref<HTMLInputElement>;
  error: string | undefined;
  hint?: string | undefined;
  isRequired: boolean;
  isDisabled: boolean;
  /** The labels of the button that shows and hides a password. */
  showLabel?: string;
  hideLabel?: string;
}

/**
 * A field in the page's own tree, for password managers (see `LightForm`). Label and note are in that tree
 * too, because labels and descriptions do not work across trees; the styles are in the shadow root.
 */
export function LightField(props: LightFieldProps) {
  const { host, name, type, error, hint, isDisabled } = props;
  const [isShown, setShown] = useState(false);
  useSheet(host, css);
  if (!host) return null;
  const note = error ?? hint;
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      {createPortal(slotted(host, props, isShown), reactContainer(host))}
      <span className="field__label" part="label">
        <slot name={`${name}-label`} />
      </span>
      <span className="field__box light-field">
        <slot name={name} />
        {type === 'password' && (
          <span className="field__trailing">
            <button
              type="button"
              className="icon-button"
              part="icon-button"
              aria-label={isShown ? props.hideLabel : props.showLabel}
              onClick={() => setShown(!isShown)}
              disabled={isDisabled}
            >
              <Icon name={isShown ? 'eyeOff' : 'eye'} />
            </button>
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

/** The part in the page's tree: label, control and note. */
function slotted(host: HTMLElement, props: LightFieldProps, isShown: boolean): ReactNode {
  const { name, error, hint, onChange } = props;
  const id = lightId(host, name);
  const note = error ?? hint;
  return (
    <>
      <label slot={`${name}-label`} htmlFor={id}>
        {props.label}
      </label>
      <input
        slot={name}
        id={id}
        name={name}
        form={lightId(host, props.form ?? 'form')}
        type={isShown ? 'text' : props.type}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required={props.isRequired}
        disabled={props.isDisabled}
        value={props.value}
        ref={props.inputRef}
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
}
