import { paths } from '@freight/contract';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { aChange, answerChanges, offerChanges } from '#testing/probes/changesProbe.ts';
import { answerClaims, offerClaims } from '#testing/probes/claimsProbe.ts';
import { answerHandovers, offerHandover } from '#testing/probes/handoverProbe.ts';
import { madeUp, renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

// Each test has another API.
beforeEach(connectToApi);

const report = { name: 'Report a problem' };
const change = { name: 'Make a change' };

/** Parts of the page by their class, with the API's answers about an order that has nothing of them. */
const parts = {
  claims: {
    offer: offerClaims,
    answerNothing: () => answerClaims({ kinds: [], claims: [] }),
    status: 'delivered',
    calls: paths.claims,
    call: paths.claimsOfOrder,
  },
  changes: {
    offer: offerChanges,
    answerNothing: () => answerChanges({ kinds: [], changes: [] }),
    status: 'inTransit',
    calls: paths.changes,
    call: paths.changesOfOrder,
  },
  handover: {
    offer: offerHandover,
    answerNothing: () => answerHandovers(),
    status: 'inTransit',
    calls: paths.handovers,
    call: paths.handovers,
  },
} as const;

test.each(['claims', 'changes', 'handover'] as const)(
  'shows nothing and sends no request where the API has no %s [K4] [K5] [K6]',
  async (name) => {
    const { status, calls } = parts[name];
    await api('fault', { path: paths.capabilities, status: 200, body: { sharing: { version: 1 } } });
    await answerOrder({ status }, 4);
    const { root, screen } = await renderSignedIn();
    // Answered by the same request.
    await screen.findByRole('button', { name: 'Share' });
    await api('quiet');
    expect(root.querySelector(`.${name}`)).toBeNull();
    expect(await api('requests', calls)).toEqual([]);
  },
);

test.each(['claims', 'changes', 'handover'] as const)(
  'leaves no gap when the server refuses, and for an order that has nothing of them: %s [K4] [K5] [K6]',
  async (name) => {
    const { offer, answerNothing, status, call } = parts[name];
    await offer();
    await answerOrder({ status }, 4);
    await api('fault', { path: call, status: 404, body: { message: 'Not found' } });
    await answerNothing();
    const { host, root, screen } = await renderSignedIn();
    const asked = async () => (await api('requests', call)).length;
    await expect.poll(asked).toBe(1);
    host.removeAttribute('order-id');
    await screen.findByText('Transport ID is required');
    host.setAttribute('order-id', madeUp);
    await expect.poll(asked).toBe(2);
    await api('quiet');
    expect(root.querySelector(`.${name}`)).toBeNull();
  },
);

test('offers no report before the delivery, and asks only then [K6]', async () => {
  await offerClaims();
  await answerOrder({ status: 'outForDelivery' }, 4);
  const { screen } = await renderSignedIn();
  await screen.findByRole('button', { name: 'Share' });
  await api('quiet');
  expect(screen.queryByRole('button', report)).toBeNull();
  expect(await api('requests', paths.claims)).toEqual([]);
});

test('offers a report on a completed order as well, after a handover that the server refuses [K5] [K6]', async () => {
  await offerHandover();
  await answerOrder({ status: 'completed' }, 4);
  await api('fault', { path: paths.handovers, status: 404, body: { message: 'Not found' } });
  await answerClaims();
  const { screen } = await renderSignedIn();
  await screen.findByRole('button', report);
});

test('shows what was changed about a delivered order, and nothing to change [K4]', async () => {
  await offerChanges();
  await answerOrder({ status: 'delivered' }, 4);
  await answerChanges({ changes: [aChange({ state: 'accepted' })] });
  const { screen, titles } = await renderSignedIn();
  await screen.findByText('1234');
  expect(titles()).toContain('Changes to the delivery');
  expect(screen.queryByRole('button', change)).toBeNull();
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
      return screen.queryByRole('button', change);
    })
    .not.toBeNull();
});
