import { paths } from '@freight/contract';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { aChange, answerChanges, offerChanges } from '#testing/probes/changesProbe.ts';
import { sentTo } from '#testing/probes/claimsProbe.ts';
import { renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

// Each test has another API.
beforeEach(connectToApi);

const open = { name: 'Make a change' };

test('offers nothing and sends no request where the API has no changes [K4]', async () => {
  await api('fault', { path: paths.capabilities, status: 200, body: { sharing: { version: 1 } } });
  await answerOrder({ status: 'inTransit' }, 4);
  const { root, screen } = await renderSignedIn();
  // Answered by the same request.
  await screen.findByRole('button', { name: 'Share' });
  await api('quiet');
  expect(root.querySelector('.changes')).toBeNull();
  expect(await api('requests', paths.changes)).toEqual([]);
});

test('leaves no gap when the server refuses, and for an order that nothing can be changed about [K4]', async () => {
  await offerChanges();
  await answerOrder({ status: 'inTransit' }, 4);
  await api('fault', { path: paths.changesOfOrder, status: 404, body: { message: 'Not found' } });
  await answerChanges({ kinds: [], changes: [] });
  const { host, root, screen } = await renderSignedIn();
  const asked = async () => (await api('requests', paths.changesOfOrder)).length;
  await expect.poll(asked).toBe(1);
  host.removeAttribute('order-id');
  await screen.findByText('Transport ID is required');
  host.setAttribute('order-id', '65f0c0ffee0000000000beef');
  await expect.poll(asked).toBe(2);
  await api('quiet');
  expect(root.querySelector('.changes')).toBeNull();
});

test('shows what was changed about a delivered order, and nothing to change [K4]', async () => {
  await offerChanges();
  await answerOrder({ status: 'delivered' }, 4);
  await answerChanges({ changes: [aChange({ state: 'accepted' })] });
  const { screen, titles } = await renderSignedIn();
  await screen.findByText('1234');
  expect(titles()).toContain('Changes to the delivery');
  expect(screen.queryByRole('button', open)).toBeNull();
});

test('reads the changes again when the network is back [K4]', async () => {
  await offerChanges();
  await answerOrder({ status: 'inTransit' }, 4);
  await api('fault', { path: paths.changesOfOrder, cut: 'inside' });
  await answerChanges();
  const { screen } = await renderSignedIn();
  await expect.poll(async () => (await api('requests', paths.changesOfOrder)).length).toBe(1);
  // The page may notice the cut later than the server.
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      return screen.queryByRole('button', open);
    })
    .not.toBeNull();
});

test.each([
  ['sv', 'Dela', 'Får bestämma hur det lämnas', 'Skapa länk'],
  ['en', 'Share', 'May decide how it is delivered', 'Create link'],
  ['de', 'Teilen', 'Darf bestimmen, wie zugestellt wird', 'Link erstellen'],
] as const)(
  'creates a link whose holder may decide about the delivery, and lists that, in %s [K4]',
  async (language, share, may, create) => {
    await offerChanges();
    await answerOrder({ status: 'inTransit' }, 4);
    await answerChanges();
    const { host, root, screen } = await renderSignedIn(undefined, { language });
    const shares = paths.shares('FR7K-2M9P-QX4T');
    await api('fault', { path: shares, method: 'GET', status: 200, body: { success: true, data: [] } });
    (await screen.findByRole('button', { name: share })).click();
    await userEvent.click(await screen.findByLabelText(may));
    expect(await accessibilityFindings(host)).toEqual([]);
    const link = { id: 'l1', shows: 'status', allows: ['delivery'], createdAt: '2026-11-25T08:00:00.000Z' };
    const url = 'https://freight.example/shared#token';
    await api('fault', { path: shares, method: 'POST', status: 201, body: { data: { ...link, url } } });
    screen.getByRole('button', { name: create }).click();
    await screen.findByDisplayValue(url);
    expect(await sentTo(shares)).toContainEqual({ shows: 'status', allows: ['delivery'] });
    expect(root.querySelector('.sharing__row')?.textContent).toContain(may);
  },
);
