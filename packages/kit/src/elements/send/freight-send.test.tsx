import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { everyElement } from '#testing/everyElement.ts';
import { openWizard, startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { newDraft } from './draft/draft.ts';
import { orderDraft } from './draft/orderDraft.ts';
import { element } from './freight-send.tsx';

beforeAll(connectToApi);
beforeEach(startAfresh);

everyElement(element);

const pricing = {
  estimatedPrice: 1234.5,
  distance: 303.4,
  eta: 5,
  routeId: 'r',
  appliedPreferences: ['Biogas'],
};

async function violationsOf(host: HTMLElement): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    host.setAttribute('theme', theme);
    document.body.style.background = theme === 'dark' ? '#0c1511' : '#f6f5ef';
    for (const finding of await accessibilityFindings(host))
      found.push(`${theme} ${finding.flat().join(' ')}`);
  }
  document.body.style.background = '';
  return found;
}

test.each([1, 2, 3, 4, 5])('is accessible in step %d, light and dark', async (step) => {
  for (const language of ['sv', 'en', 'de'] as const) {
    const { host } = await openWizard({ step, language, draft: { pricing } });
    // The price that comes in the middle lets its button change colours.
    if (step === 3) await expect.poll(() => orderDraft().getState().priced).not.toBeNull();
    expect(await violationsOf(host)).toEqual([]);
    host.remove();
  }
});

test('is accessible with suggestions open and with errors', async () => {
  const { host, screen } = await renderElement(element);
  const pickup = await screen.findByRole('combobox', { name: 'Pickup address' });
  await userEvent.fill(pickup, 'sveav');
  await screen.findAllByRole('option');
  expect(await violationsOf(host)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Send parcel' }));
  await screen.findByRole('alert');
  expect(await violationsOf(host)).toEqual([]);
  host.remove();
  const wizard = await openWizard({ step: 2, draft: { packageDetails: newDraft().draft.packageDetails } });
  await userEvent.click(wizard.screen.getByRole('button', { name: 'Next' }));
  await wizard.screen.findByText('Enter a weight above 0');
  expect(await violationsOf(wizard.host)).toEqual([]);
});

test.each([280, 320, 390, 1_200])('fits %d px without sideways scroll, in German', async (width) => {
  for (const step of [1, 2, 3, 4, 5]) {
    const { host, root } = await openWizard({ step, language: 'de', draft: { pricing } });
    host.style.width = `${width}px`;
    const inner = root.querySelector<HTMLElement>('.root');
    expect(inner?.scrollWidth).toBeLessThanOrEqual(width);
    host.remove();
  }
});
