import { within } from '@testing-library/react/pure';
import { onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '#elements/sign-in/freight-sign-in.tsx';
import type { SignInForm } from '#session/signIn.ts';
import { renderElement } from '#testing/renderElement.ts';

export const newAddress = () => `new-${crypto.randomUUID()}@example.com`;

/** Opens the dialog and returns helpers for it: its fields are in the page's tree, the rest in the shadow root. */
export async function openForm(form: SignInForm, language: 'sv' | 'en' | 'de' = 'en') {
  const { host, root, screen } = await renderElement(element, { attributes: { open: form }, language });
  const events: { type: string; detail: unknown }[] = [];
  for (const type of [
    'freight-signed-in',
    'freight-signed-up',
    'freight-sign-in-closed',
    'freight-navigate',
  ]) {
    const listen = (event: Event) => events.push({ type, detail: (event as CustomEvent).detail });
    document.addEventListener(type, listen);
    onTestFinished(() => document.removeEventListener(type, listen));
  }
  const light = within(host);
  const field = (label: string) => light.getByLabelText<HTMLInputElement>(label);
  return {
    host,
    root,
    screen,
    events,
    field,
    button: (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }),
    dialog: () => root.querySelector('dialog') as HTMLDialogElement,
    isOpen: () => root.querySelector('dialog')?.open === true,
    type: async (label: string, text: string) => {
      await userEvent.fill(field(label), text);
    },
  };
}
