import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { Field } from '#ui/field/Field.tsx';
import { readNumber, writeNumber } from './numbers.ts';

interface NumberFieldProps {
  label: ReactNode;
  name: string;
  /** 0 means an empty field. */
  value: number;
  onChange: (value: number) => void;
  /** What an arrow key adds or subtracts. */
  step: number;
  min: number;
  unit: string;
  language: string;
  error?: string | undefined;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A field for an amount, typed with a comma or a point. Not `type=number`, which refuses whichever of the two the
 * browser's own language does not use. It has the role of a spin button all the same.
 */
export function NumberField({ value, onChange, step, min, unit, language, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState({ text: '', language });
  // What was typed stays as it is, "12," included, as long as it means the value, in the language of the page.
  const isKept = typed.language === language && readNumber(typed.text) === value;
  const shown = isKept ? typed.text : writeNumber(value, language);

  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    // Rounded to the step's decimals, or 0.1 + 0.2 would show.
    onChange(Math.max(min, Number((value + direction * step).toFixed(3))));
  }

  return (
    <Field
      {...field}
      type="text"
      inputMode="decimal"
      role="spinbutton"
      autoComplete="off"
      min={min}
      step={step}
      aria-valuemin={min}
      aria-valuenow={value}
      value={shown}
      trailing={unit}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        setTyped({ text: event.target.value, language });
        onChange(readNumber(event.target.value));
      }}
    />
  );
}
