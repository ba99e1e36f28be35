import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';
import { reactContainer } from '#platform/reactNodes.ts';
import { lightId } from './lightIds.ts';

interface LightFormProps {
  host: HTMLElement | undefined;
  /** Where an element has several. */
  name?: string;
  ref: Ref<HTMLFormElement>;
  /** Also keeps Enter from submitting. */
  isDisabled: boolean;
  onSubmit: () => void;
  /** Hidden fields for password managers: whose password it is. */
  children?: ReactNode;
}

/**
 * Password managers do not look into shadow trees. So form and fields are children of the element itself, in the page's
 * own tree: the fields are slotted into their places, the hidden form owns them by its id.
 */
export function LightForm({ host, name = 'form', ref, isDisabled, onSubmit, children }: LightFormProps) {
  if (!host) return null;
  return createPortal(
    <form
      ref={ref}
      id={lightId(host, name)}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The page must not see what a person signs in with.
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
      <button type="submit" disabled={isDisabled} tabIndex={-1} hidden />
    </form>,
    reactContainer(host),
  );
}
