import { within } from '@testing-library/react/pure';
import { element } from '#elements/profile/freight-profile.tsx';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { listenTo } from '#testing/landing.ts';
import { renderElement, signInSomebody } from '#testing/renderElement.ts';
import { pageToasts } from '#toasts/toasts.ts';

export const toasts = () => pageToasts.getState().shown.map(({ kind, message }) => [kind, message]);

/** Changes what the session knows of the person, as a profile with such fields would have. */
export function becomes(change: Partial<NonNullable<ReturnType<typeof currentUser>>>): void {
  const user = currentUser();
  if (user) pageSession().setUser({ ...user, ...change });
}

export const currentUser = () => pageSession().getState().user;

/** The profile of a new customer, with its fetch done and forgotten. */
export async function openProfile(language: 'sv' | 'en' | 'de' = 'en', attributes = {}) {
  const person = await signInSomebody();
  await api('reset');
  const events = listenTo(element.definition);
  const { host, root, screen } = await renderElement(element, { language, attributes });
  const part = (name: string) => within(root.querySelector<HTMLElement>(`[part=${name}]`) as HTMLElement);
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return {
    person,
    host,
    root,
    screen,
    events,
    photo: part('photo'),
    details: part('details'),
    button,
    field,
  };
}

/** Draws a picture of that many pixels a side. */
export async function aPicture(side = 240, name = 'me.png', type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#f0701a';
    context.fillRect(0, 0, side, side);
  }
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** The smallest Windows bitmap: one orange pixel. */
export function aBitmap(): File {
  const head = [
    0x42, 0x4d, 58, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 24,
  ];
  const bytes = new Uint8Array(58);
  bytes.set(head);
  bytes.set([26, 112, 240], 54);
  return new File([bytes], 'me.bmp', { type: 'image/bmp' });
}
