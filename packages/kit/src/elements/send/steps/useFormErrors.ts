import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Which fields are wrong, by name. */
export type FormErrors<Name extends string, Key> = Partial<Record<Name, Key>>;

/**
 * The errors of a step's form: set together when it is submitted, which takes the focus to the first wrong field;
 * cleared one by one as fields are edited [WIZ-28] [WIZ-44].
 */
export function useFormErrors<Name extends string, Key>() {
  const [errors, setErrors] = useState<FormErrors<Name, Key>>({});
  const form = useRef<HTMLDivElement>(null);
  const round = useRef(0);
  const shown = useRef(0);

  useLayoutEffect(() => {
    if (shown.current === round.current) return;
    shown.current = round.current;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });

  return {
    errors,
    form: form as RefObject<HTMLDivElement | null>,
    /** Shows the errors; true when there are none. */
    accept(found: FormErrors<Name, Key>): boolean {
      round.current += 1;
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    clear(name: Name): void {
      setErrors(({ [name]: _, ...rest }) => rest as FormErrors<Name, Key>);
    },
  };
}
