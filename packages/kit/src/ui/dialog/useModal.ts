import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { pageDocument } from '#platform/pageDocument.ts';

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])';

/**
 * Opens and closes a native dialog inside a shadow root, and fixes two bugs of browsers there:
 * Firefox's Tab loop sticks on the last control, and Chromium forgets where the focus was.
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const end = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = ref.current;
    // The page may have removed the element before its dialog opens: `showModal` throws there.
    if (!dialog?.isConnected || !open) return;
    const root = dialog.getRootNode() as ShadowRoot | Document;
    const opener = deepActiveElement();
    dialog.showModal();

    const stopped = new AbortController();
    const { signal } = stopped;
    dialog.addEventListener('keydown', (event) => keepFocusInside(event, dialog, root), { signal });
    // `close` comes late: the dialog may have been opened again by then.
    dialog.addEventListener('cancel', (event) => event.target === dialog && end(), { signal });
    dialog.addEventListener('close', () => dialog.open || end(), { signal });
    onPressBeside(dialog, end, signal);
    return () => {
      stopped.abort();
      if (dialog.open) dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return ref;
}

/** Press and release must both be outside: dragging a selection out of a field must not close the dialog. */
function onPressBeside(dialog: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  let isBeside = false;
  const isOn = ({ target }: Event) => target === dialog;
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      isBeside = isOn(event);
    },
    { signal },
  );
  dialog.addEventListener('click', (event) => isBeside && isOn(event) && close(), { signal });
}

function deepActiveElement(): Element | null {
  let active = pageDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement, root: ShadowRoot | Document): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey
    ? root.activeElement === first || root.activeElement === dialog
    : root.activeElement === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
