import type { Called, Method, Methods } from '#bridge/methods/method.ts';
import { methodError } from '#bridge/methods/methodError.ts';
import { submitForm } from '#bridge/submitForm.ts';
import { methods as sending } from '#elements/send/methods.ts';
import { packageIdOf } from '#elements/track/methods.ts';

const tabs = ['track', 'send'];

/** Opens a tab as a press on it does; refused while another screen has replaced the card. */
function openTab({ root }: Called, tab: string): void {
  const button = root.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)];
  if (!button)
    throw methodError('method-unavailable', 'The card is not shown, because a person is using what is.');
  button.click();
}

const open: Method = (called, given = 'send') => {
  if (!tabs.includes(String(given))) throw methodError('method-argument', 'open() takes "track" or "send".');
  openTab(called, String(given));
};

const track: Method = async (called, given) => {
  const id = packageIdOf(given);
  const { root, remount } = called;
  // The tracking of another package, shown in place: nothing that was typed is lost with it.
  if (root.querySelector('.tracking')) remount();
  openTab(called, 'track');
  await new Promise(requestAnimationFrame);
  const field = root.querySelector<HTMLInputElement>('input[name=packageId]');
  if (!field) throw methodError('method-unavailable', 'The card is not shown.');
  field.value = id;
  submitForm(field.form);
};

export const methods: Methods = { ...sending, open, track };
