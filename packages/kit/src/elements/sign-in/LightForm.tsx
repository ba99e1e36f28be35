import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import { useElement } from '#bridge/ElementContext.ts';

export const formId = 'freight-sign-in-form';

interface LightFormProps {
  ref: Ref<HTMLFormElement>;
  /** Also keeps Enter from sending. */
  isDisabled: boolean;
  onSubmit: () => void;
}

/**
 * Password managers do not look into shadow trees. So form and fields are children of the element itself, in the
 * page's own tree: the fields are slotted into the dialog, the form stays out of sight and owns them by its id.
 */
export function LightForm({ ref, isDisabled, onSubmit }: LightFormProps) {
  const { host } = useElement();
  if (!host) return null;
  return createPortal(
    <form
      ref={ref}
      id={formId}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // What a person signs in with is not the page's business.
        event.stopPropagation();
        onSubmit();
      }}
    >
      <button type="submit" disabled={isDisabled} tabIndex={-1} hidden />
    </form>,
    host,
  );
}
