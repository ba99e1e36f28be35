import type { SessionUser } from '@freight/client/session';
import { paths } from '@freight/contract';
import { within } from '@testing-library/react/pure';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '#elements/settings/freight-settings.tsx';
import { pageSession } from '#session/session.ts';
import { api } from '#testing/api.ts';
import { listenTo } from '#testing/landing.ts';
import { renderElement, signInSomebody } from '#testing/renderElement.ts';
import { pageToasts } from '#toasts/toasts.ts';

export const toasts = () => pageToasts.getState().shown.map(({ kind, message }) => [kind, message]);

interface SettingsOptions {
  /** What is different about the person. */
  person?: Partial<SessionUser>;
  language?: 'sv' | 'en' | 'de';
  theme?: string;
}

/** The settings of a new customer, once they have been fetched. */
export async function openSettings({ person: change, language = 'en', theme }: SettingsOptions = {}) {
  const person = await signInSomebody();
  await api('reset');
  const user = { ...pageSession().getState().user, ...change };
  if (change) await api('fault', { path: paths.profile, status: 200, body: { data: user } });
  const events = listenTo(element.definition);
  const attributes: Record<string, string> = theme ? { theme } : {};
  const { host, root, screen } = await renderElement(element, { language, attributes });
  await expect.poll(() => api('requests', paths.profile)).toHaveLength(1);
  await expect.poll(() => root.querySelector('[aria-busy=true]')).toBeNull();
  const part = (name: string) => within(root.querySelector<HTMLElement>(`[part=${name}]`) as HTMLElement);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const light = within(host);
  const fields = () => [...host.querySelectorAll<HTMLInputElement>('input[type=password]')];
  const type = async (label: string, text: string) => userEvent.fill(light.getByLabelText(label), text);
  const alert = async () => (await screen.findByRole('alert')).textContent;
  return { person, host, root, screen, events, part, button, light, fields, type, alert };
}
