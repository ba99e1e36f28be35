import { FieldFrame } from '#ui/field/Field.tsx';
import { draftTexts } from './strings/index.ts';

interface TextAreaProps {
  label: string;
  most: number;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  isOptional?: boolean;
}

/** A text of several lines, whose last characters are counted for the person. */
export function TextArea({ label, most, value, onChange, error, isOptional }: TextAreaProps) {
  const t = draftTexts.use();
  const left = most - value.length;
  const areFewLeft = left <= Math.min(400, most / 5);
  return (
    <FieldFrame label={label} error={error} hint={areFewLeft ? t('left', { count: left }) : undefined}>
      {(control) => (
        <textarea
          {...control}
          className="field__control"
          part="field"
          rows={4}
          required={!isOptional}
          maxLength={most}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
