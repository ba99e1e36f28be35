import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame } from '#ui/field/Field.tsx';
import { Icon } from '#ui/icon/Icon.tsx';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  /** Shown while nothing is chosen. */
  emptyLabel: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  selectRef?: Ref<HTMLSelectElement>;
}

/** The platform's own list of choices, with label and error like every field. */
export function Select({ label, emptyLabel, options, error, selectRef, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <span className="field__box">
          <select {...select} {...control} ref={selectRef} className="field__control" part="field">
            <option value="">{emptyLabel}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="field__trailing">
            <span className="field__chevron">
              <Icon name="chevronDown" />
            </span>
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
