import { paths } from '@freight/contract';
import { aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { element } from '#elements/track/freight-track.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerClaims, answerReport, offerClaims, sentTo } from '#testing/probes/claimsProbe.ts';
import { connectToApi, renderElement, signInSomebody } from '#testing/renderElement.ts';

const open = { name: 'Report a problem' };
const token = 'dG9rZW4tb2YtYS1saW5r';
beforeAll(connectToApi);
beforeEach(() => api('reset'));

const { orderId, ...delivered } = aTracking({ status: 'delivered' });
const headline = (root: ParentNode) => () => root.querySelector('.banner__headline')?.textContent;

async function openLink(allows: unknown) {
  await offerClaims();
  const body = { success: true, data: { ...delivered, shows: 'status', allows } };
  await api('fault', { path: paths.shared, status: 200, body, times: 4 });
  await answerClaims();
  return renderElement(element, { language: 'en', attributes: { 'share-token': token } });
}

async function openNumber(arrive: () => Promise<unknown>) {
  await offerClaims();
  await arrive();
  const body = { success: true, data: { ...delivered, orderId } };
  await api('fault', { path: paths.tracking(orderId), status: 200, body, times: 4 });
  await answerClaims();
  return renderElement(element, { language: 'en', attributes: { 'order-id': orderId } });
}

test('lets the holder of a link that allows it report a problem, with the token in bodies alone [K6]', async () => {
  const { host, screen } = await openLink(['claims']);
  await answerReport();
  (await screen.findByRole('button', open)).click();
  await userEvent.click(await screen.findByLabelText('It is the wrong parcel'));
  await userEvent.fill(screen.getByLabelText('What happened?'), 'Not mine');
  expect(JSON.stringify(sessionStorage)).toContain('Not mine');
  expect(JSON.stringify(sessionStorage)).not.toContain(token);
  screen.getByRole('button', { name: 'Send report' }).click();
  await screen.findByText('We have received your report.');
  expect(await sentTo(paths.claimsOfOrder)).toEqual([{ share: token }]);
  expect(await sentTo(paths.claims)).toMatchObject([{ share: token, kind: 'wrongParcel', text: 'Not mine' }]);
  for (const { path, headers } of await api('requests', '/'))
    expect(path + JSON.stringify(headers)).not.toContain(token);
  expect(await accessibilityFindings(host)).toEqual([]);
});

test.each([[undefined], [[]], [['fly']], ['claims']])(
  'offers nothing by a link that allows %j, and sends no request [K6]',
  async (allows) => {
    const { root, screen } = await openLink(allows);
    await expect.poll(headline(root)).toBeTruthy();
    await api('quiet');
    expect(screen.queryByRole('button', open)).toBeNull();
    expect(await api('requests', paths.claims)).toEqual([]);
  },
);

test('offers it to the signed-in customer of the order [K6]', async () => {
  const { screen } = await openNumber(signInSomebody);
  await screen.findByRole('button', open);
  expect(await sentTo(paths.claimsOfOrder)).toEqual([{ order: orderId }]);
});

test('offers nothing to visitors, and sends no request for them [K6]', async () => {
  const { root, screen } = await openNumber(async () => undefined);
  await expect.poll(headline(root)).toBeTruthy();
  await api('quiet');
  expect(screen.queryByRole('button', open)).toBeNull();
  expect(await api('requests', paths.claims)).toEqual([]);
});

test('fits into 280 pixels, the dialog as well [K6]', async () => {
  await page.viewport(280, 700);
  onTestFinished(() => page.viewport(800, 900));
  const { root, screen } = await openLink(['claims']);
  (await screen.findByRole('button', open)).click();
  const text = await screen.findByLabelText<HTMLTextAreaElement>('What happened?');
  const dialog = root.querySelector('dialog');
  await userEvent.fill(text, 'x'.repeat(300));
  expect(dialog?.scrollWidth).toBeLessThanOrEqual(dialog?.clientWidth ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(280);
});
