import { useId } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';

interface KindsProps<Kind extends string> {
  label: string;
  kinds: readonly Kind[];
  nameOf: (kind: Kind) => string;
  chosen: Kind | '';
  error: string | undefined;
  onChoose: (kind: Kind) => void;
}

/** What a request is about: one of several, none chosen at first. */
export function Kinds<Kind extends string>({
  label,
  kinds,
  nameOf,
  chosen,
  error,
  onChoose,
}: KindsProps<Kind>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field__label">{label}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="draft__kind">
          <input
            type="radio"
            name={name}
            checked={chosen === kind}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-error` : undefined}
            onChange={() => onChoose(kind)}
          />
          <span>{nameOf(kind)}</span>
        </label>
      ))}
      {error && (
        <p className="field__error" id={`${name}-error`} part="error">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
