import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { connectToApi, renderElement } from '#testing/renderElement.ts';
import { element } from './freight-start.tsx';

beforeAll(connectToApi);

test('closes the map picker when the other tab is chosen [TRACKCARD-03]', async () => {
  const { screen, root } = await renderElement(element, { attributes: { tab: 'send' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add location from map' }));
  await screen.findByRole('region', { name: 'Choose on the map' });
  await userEvent.click(screen.getByRole('tab', { name: 'Track' }));
  expect(root.querySelector('.picker')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Add location from map' }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  expect(root.querySelector('.picker')).toBeNull();
});
