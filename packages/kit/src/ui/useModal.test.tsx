import { render } from '@testing-library/react/pure';
import { expect, onTestFinished, test } from 'vitest';
import { Dialog } from '#ui/Dialog.tsx';

/** A button in the page and a dialog in a shadow root, as every element has them. */
async function openDialog() {
  const opener = document.body.appendChild(document.createElement('button'));
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  opener.focus();
  const { unmount } = render(
    <Dialog open onClose={() => undefined} title="A question" closeLabel="Close">
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
