import { paths } from '@freight/contract';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { answerClaims, offerClaims } from '#testing/probes/claimsProbe.ts';
import { renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

// Each test has another API.
beforeEach(connectToApi);

const open = { name: 'Report a problem' };

test('offers nothing and sends no request where the API has no claims [K6]', async () => {
  await api('fault', { path: paths.capabilities, status: 200, body: { sharing: { version: 1 } } });
  await answerOrder({ status: 'delivered' }, 4);
  const { root, screen } = await renderSignedIn();
  // Answered by the same request.
  await screen.findByRole('button', { name: 'Share' });
  await api('quiet');
  expect(root.querySelector('.claims')).toBeNull();
  expect(await api('requests', paths.claims)).toEqual([]);
});

test('offers nothing before the delivery, and asks only then [K6]', async () => {
  await offerClaims();
  await answerOrder({ status: 'outForDelivery' }, 4);
  const { screen } = await renderSignedIn();
  await screen.findByRole('button', { name: 'Share' });
  await api('quiet');
  expect(screen.queryByRole('button', open)).toBeNull();
  expect(await api('requests', paths.claims)).toEqual([]);
});

test('offers it on a completed order as well [K6]', async () => {
  await offerClaims();
  await answerOrder({ status: 'completed' }, 4);
  await answerClaims();
  const { screen } = await renderSignedIn();
  await screen.findByRole('button', open);
});

test('leaves no gap when the server refuses, and for an order about which nothing can be reported [K6]', async () => {
  await offerClaims();
  await answerOrder({ status: 'delivered' }, 4);
  await api('fault', { path: paths.claimsOfOrder, status: 404, body: { message: 'Not found' } });
  await answerClaims({ kinds: [], claims: [] });
  const { host, root, screen } = await renderSignedIn();
  const asked = async () => (await api('requests', paths.claimsOfOrder)).length;
  await expect.poll(asked).toBe(1);
  host.removeAttribute('order-id');
  await screen.findByText('Transport ID is required');
  host.setAttribute('order-id', '65f0c0ffee0000000000beef');
  await expect.poll(asked).toBe(2);
  await api('quiet');
  expect(root.querySelector('.claims')).toBeNull();
});
