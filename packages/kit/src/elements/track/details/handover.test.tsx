import { paths } from '@freight/contract';
import { aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { element } from '#elements/track/freight-track.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerClaims, inDays, sentTo } from '#testing/probes/claimsProbe.ts';
import { aFailure, answerHandovers, offerHandover } from '#testing/probes/handoverProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

const token = 'dG9rZW4tb2YtYS1saW5r';
beforeAll(connectToApi);
beforeEach(() => api('reset'));

const { orderId, ...onItsWay } = aTracking({ status: 'inTransit' });
const headline = (root: ParentNode) => () => root.querySelector('.banner__headline')?.textContent;
const failed = { kind: 'code', code: '4711', attempts: [aFailure()] };

async function openLink(allows: unknown) {
  await offerHandover();
  const body = { success: true, data: { ...onItsWay, shows: 'status', allows } };
  await api('fault', { path: paths.shared, status: 200, body, times: 4 });
  await answerHandovers(failed);
  await answerClaims({ kinds: [{ kind: 'wasAtHome', until: inDays(5) }] });
  return renderElement(element, { language: 'en', attributes: { 'share-token': token } });
}

async function openNumber(arrive: () => Promise<unknown>) {
  await offerHandover();
  await arrive();
  const body = { success: true, data: { ...onItsWay, orderId } };
  await api('fault', { path: paths.tracking(orderId), status: 200, body, times: 4 });
  await answerHandovers(failed);
  await answerClaims();
  return renderElement(element, { language: 'en', attributes: { 'order-id': orderId } });
}

test('shows the code and the attempts by a link that allows it, with the token in bodies alone [K5]', async () => {
  const { host, screen } = await openLink(['handover']);
  await screen.findByText('4711');
  await screen.findByText('Could not be handed over');
  expect(await accessibilityFindings(host)).toEqual([]);
  expect(await sentTo(paths.handovers)).toContainEqual({ share: token });
  for (const { path, headers } of await api('requests', '/'))
    expect(path + JSON.stringify(headers)).not.toContain(token);
  // The word about it needs the other permission.
  expect(screen.queryByRole('button', { name: 'I was at home' })).toBeNull();
  expect(await api('requests', paths.claims)).toEqual([]);
});

test('lets the holder of a link say that they were at home, where both are allowed [K5]', async () => {
  const { screen } = await openLink(['handover', 'claims']);
  await screen.findByRole('button', { name: 'I was at home' });
});

test.each([[undefined], [[]], [['claims']], ['handover']])(
  'shows nothing by a link that allows %j, and sends no request [K5]',
  async (allows) => {
    const { root } = await openLink(allows);
    await expect.poll(headline(root)).toBeTruthy();
    await api('quiet');
    expect(root.textContent).not.toMatch(/4711|At the door|handed over/);
    expect(await api('requests', paths.handovers)).toEqual([]);
  },
);

test('shows nothing to visitors who only have the number, and sends no request for them [K5]', async () => {
  const { root } = await openNumber(async () => undefined);
  await expect.poll(headline(root)).toBeTruthy();
  await api('quiet');
  expect(root.textContent).not.toMatch(/4711|At the door|handed over/);
  expect(await api('requests', paths.handovers)).toEqual([]);
});

test('shows it to the signed-in customer of the order [K5]', async () => {
  const { screen } = await openNumber(signInSomebody);
  await screen.findByText('4711');
  expect(await sentTo(paths.handovers)).toContainEqual({ order: orderId });
});

test('fits into 280 pixels [K5]', async () => {
  await page.viewport(280, 700);
  onTestFinished(() => page.viewport(800, 900));
  const { screen } = await openLink(['handover', 'claims']);
  await screen.findByRole('button', { name: 'I was at home' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(280);
});
