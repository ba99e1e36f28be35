import { render } from '@testing-library/react/pure';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

/** A button in the page and a dialog in a shadow root, as every element has them. */
async function openDialog(onClose = () => {}) {
  const opener = document.body.appendChild(document.createElement('button'));
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  opener.focus();
  const { unmount } = render(
    <Dialog open onClose={onClose} title="A question" closeLabel="Close">
      <button type="button">Yes</button>
    </Dialog>,
    { container },
  );
  onTestFinished(() => {
    opener.remove();
    host.remove();
  });
  await expect.poll(() => root.querySelector('dialog')?.open).toBe(true);
  const [first, last] = root.querySelectorAll('button');
  return { opener, root, first, last, unmount };
}

/** Keys that no browser acts upon: where the focus then goes, the dialog has led it. Firefox leads it nowhere. */
const press = (target: Element | undefined, shiftKey = false) =>
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, composed: true, cancelable: true }),
  );

test('keeps the focus in a dialog, from its last control to its first and back', async () => {
  const { root, first, last } = await openDialog();
  last?.focus();
  press(last);
  expect(root.activeElement).toBe(first);
  press(first, true);
  expect(root.activeElement).toBe(last);
});

test('gives the focus back when an open dialog leaves with what it stood in', async () => {
  const { opener, last, unmount } = await openDialog();
  last?.focus();
  unmount();
  await expect.poll(() => document.activeElement).toBe(opener);
});

test('closes when pressed beside, and not when a press begins inside or a button is pressed by key', async () => {
  const close = vi.fn();
  const { root, last } = await openDialog(close);
  const dialog = root.querySelector('dialog');
  const send = (target: Element | null | undefined, type: string) =>
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
  // A text is marked from inside to outside.
  send(last, 'pointerdown');
  send(dialog, 'click');
  // A finger comes down beside and is drawn away; then a key presses the button, which sends a click alone.
  send(dialog, 'pointerdown');
  send(last, 'click');
  expect(close).not.toHaveBeenCalled();
  send(dialog, 'pointerdown');
  send(dialog, 'click');
  expect(close).toHaveBeenCalledOnce();
});

test('is closed with the key that closes it, and not a moment later', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const show = (open: boolean) => (
    <Dialog open={open} onClose={close} title="A question" closeLabel="Close">
      <input type="file" />
    </Dialog>
  );
  const close = vi.fn(() => rerender(show(false)));
  const { rerender, unmount } = render(show(true), { container });
  onTestFinished(unmount);
  const dialog = container.querySelector('dialog');
  await expect.poll(() => dialog?.open).toBe(true);
  // A file that is not chosen cancels its field, not the dialog around it.
  dialog?.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledOnce();
  const closed = new Promise((resolve) => dialog?.addEventListener('close', () => setTimeout(resolve)));
  rerender(show(true));
  // The `close` event of the first closing arrives only now.
  await closed;
  expect(close).toHaveBeenCalledOnce();
  expect(dialog?.open).toBe(true);
});

test('opens nothing in an element that the page has removed', () => {
  const container = document.createElement('div');
  const { unmount } = render(
    <Dialog open onClose={() => undefined} title="A question" closeLabel="Close">
      <button type="button">Yes</button>
    </Dialog>,
    { container },
  );
  onTestFinished(unmount);
  expect(container.querySelector('dialog')?.open).toBe(false);
});
