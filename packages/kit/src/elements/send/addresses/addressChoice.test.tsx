import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderDraft } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { api } from '#testing/api.ts';
import { startAfresh } from '#testing/probes/sendingProbe.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

/** A chosen suggestion whose place loads slowly. */

beforeAll(connectToApi);
beforeEach(startAfresh);

/** Chooses a street while the geocoder's answer about its houses is still pending. */
async function chooseSlowly() {
  const { screen, root } = await renderElement(element);
  const pickup = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Pickup address' });
  await userEvent.fill(pickup, 'östra torggatan');
  const [street] = await screen.findAllByRole('option');
  await api('fault', { path: '/api?', held: true });
  await userEvent.click(street as HTMLElement);
  await expect
    .poll(async () => (await api('requests', '/api?')).at(-1)?.path)
    .toContain(encodeURIComponent('Östra Torggatan 1').replaceAll('%20', '+'));
  return { screen, root, pickup };
}

/** Waits until all held requests have been answered, and a later one as well. */
async function answerAll(screen: Awaited<ReturnType<typeof chooseSlowly>>['screen']): Promise<void> {
  await api('release');
  await userEvent.fill(screen.getByRole('combobox', { name: 'Drop-off address' }), 'drottninggatan 4');
  await screen.findAllByRole('option');
}

test('what is typed after a choice stays, however late its place comes [B2]', async () => {
  const { screen, pickup } = await chooseSlowly();
  await userEvent.fill(pickup, 'Drottninggatan 5');
  await answerAll(screen);
  expect(pickup.value).toBe('Drottninggatan 5');
  expect(orderDraft().getState().draft.pickupLocation).toBeNull();
  expect(screen.queryByText(/Add the house number/)).toBeNull();
});

test('a field that was cleared after a choice stays empty [B2]', async () => {
  const { screen, pickup } = await chooseSlowly();
  await userEvent.click(screen.getByRole('button', { name: 'Clear pickup address' }));
  await answerAll(screen);
  expect(pickup.value).toBe('');
  expect(screen.queryByText(/Add the house number/)).toBeNull();
});
