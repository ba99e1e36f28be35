import { paths } from '@freight/contract';
import { aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { element } from '#elements/track/freight-track.tsx';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { answerChanges, everyKind, offerChanges } from '#testing/probes/changesProbe.ts';
import { sentTo } from '#testing/probes/claimsProbe.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signIn, signInSomebody } from '#testing/renderElement.ts';

const open = { name: 'Make a change' };
const token = 'dG9rZW4tb2YtYS1saW5r';
beforeAll(connectToApi);
beforeEach(() => api('reset'));

const { orderId, ...moving } = aTracking({ status: 'outForDelivery' });
const headline = (root: ParentNode) => () => root.querySelector('.banner__headline')?.textContent;
const plain = (part: Element | null | undefined) => part?.textContent?.replace(/\s/g, ' ') ?? '';

async function openLink(allows: unknown) {
  await offerChanges();
  const body = { success: true, data: { ...moving, shows: 'status', allows } };
  await api('fault', { path: paths.shared, status: 200, body, times: 4 });
  await answerChanges({ kinds: everyKind.slice(0, 4) });
  return renderElement(element, { language: 'en', attributes: { 'share-token': token } });
}

async function openNumber(arrive: () => Promise<unknown>) {
  await offerChanges();
  await arrive();
  const body = { success: true, data: { ...moving, orderId } };
  await api('fault', { path: paths.tracking(orderId), status: 200, body, times: 4 });
  await answerChanges();
  return renderElement(element, { language: 'en', attributes: { 'order-id': orderId } });
}

test('lets the holder of a link say where to leave it, without an account, and shows the answer live [K4]', async () => {
  await connectToApi();
  await signIn();
  const order = await orderTransport();
  const { url } = await pageClient().sharing.create(order.orderId, 'status', { allows: ['delivery'] });
  pageSession().clear();
  const real = new URL(url).hash.slice(1);
  const { host, root, screen } = await renderElement(element, {
    language: 'en',
    attributes: { 'share-token': real },
  });
  onTestFinished(() => sessionStorage.clear());
  (await screen.findByRole('button', open)).click();
  await userEvent.click(await screen.findByRole('radio', { name: 'Where to leave it' }));
  expect(screen.queryByRole('radio', { name: 'Another day' })).toBeNull();
  await userEvent.fill(screen.getByLabelText('Where should the driver leave it?'), 'Behind the shed');
  expect(JSON.stringify(sessionStorage)).toContain('Behind the shed');
  expect(JSON.stringify(sessionStorage)).not.toContain(real);
  screen.getByRole('button', { name: 'Show price' }).click();
  (await screen.findByRole('button', { name: 'Send change' })).click();
  await screen.findByText(/Your change has been sent/);
  await api('decideChanges');
  const list = () => plain(root.querySelector('.changes__list'));
  await expect.poll(list).toContain('StateAccepted');
  expect(list()).toContain('WhoYou');
  expect(await sentTo(paths.changes)).toMatchObject([{ share: real, change: { text: 'Behind the shed' } }]);
  for (const { path, headers } of await api('requests', '/'))
    expect(path + JSON.stringify(headers)).not.toContain(real);
  expect(await accessibilityFindings(host)).toEqual([]);
});

test.each([[undefined], [[]], [['claims']], ['delivery']])(
  'offers nothing by a link that allows %j, and sends no request [K4]',
  async (allows) => {
    const { root, screen } = await openLink(allows);
    await expect.poll(headline(root)).toBeTruthy();
    await api('quiet');
    expect(screen.queryByRole('button', open)).toBeNull();
    expect(await api('requests', paths.changes)).toEqual([]);
  },
);

test('offers it to the signed-in customer of the order [K4]', async () => {
  const { screen } = await openNumber(signInSomebody);
  await screen.findByRole('button', open);
  expect(await sentTo(paths.changesOfOrder)).toEqual([{ order: orderId }]);
});

test('offers nothing to visitors, and sends no request for them [K4]', async () => {
  const { root, screen } = await openNumber(async () => undefined);
  await expect.poll(headline(root)).toBeTruthy();
  await api('quiet');
  expect(screen.queryByRole('button', open)).toBeNull();
  expect(await api('requests', paths.changes)).toEqual([]);
});

test('fits into 280 pixels, the dialog as well [K4]', async () => {
  await page.viewport(280, 700);
  onTestFinished(() => page.viewport(800, 900));
  const { root, screen } = await openLink(['delivery']);
  (await screen.findByRole('button', open)).click();
  await userEvent.click(await screen.findByRole('radio', { name: 'Where to leave it' }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Where should the driver leave it?');
  const dialog = root.querySelector('dialog');
  await userEvent.fill(text, 'x'.repeat(300));
  expect(dialog?.scrollWidth).toBeLessThanOrEqual(dialog?.clientWidth ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(280);
});
