import { paths } from '@freight/contract';
import { aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { element } from '#elements/track/freight-track.tsx';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { answerChanges, everyKind, offerChanges } from '#testing/probes/changesProbe.ts';
import { answerClaims, answerReport, inDays, offerClaims, sentTo } from '#testing/probes/claimsProbe.ts';
import { aFailure, answerHandovers, offerHandover } from '#testing/probes/handoverProbe.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, renderElement, signIn, signInSomebody } from '#testing/renderElement.ts';

const token = 'dG9rZW4tb2YtYS1saW5r';
const claim = { name: 'Report a problem' };
const change = { name: 'Make a change' };
const wasAtHome = { name: 'I was at home' };
beforeAll(connectToApi);
beforeEach(() => api('reset'));

/** What a customer may allow the holders of a link: what it is called there, what the API says of it, and where. */
const permissions = {
  claims: {
    offer: offerClaims,
    answer: () => answerClaims(),
    status: 'delivered',
    shown: /Report a problem/,
    calls: [paths.claims, paths.claimsOfOrder],
  },
  delivery: {
    offer: offerChanges,
    answer: () => answerChanges({ kinds: everyKind.slice(0, 4) }),
    status: 'outForDelivery',
    shown: /Make a change/,
    calls: [paths.changes, paths.changesOfOrder],
  },
  handover: {
    offer: offerHandover,
    answer: async () => {
      await answerHandovers({ kind: 'code', code: '4711', attempts: [aFailure()] });
      await answerClaims({ kinds: [{ kind: 'wasAtHome', until: inDays(5) }] });
    },
    status: 'inTransit',
    shown: /4711|At the door|handed over/,
    calls: [paths.handovers, paths.handovers],
  },
} as const;
type Permission = keyof typeof permissions;

async function openLink(permission: Permission, allows: unknown) {
  const { offer, answer, status } = permissions[permission];
  const { orderId: _, ...shared } = aTracking({ status });
  await offer();
  const body = { success: true, data: { ...shared, shows: 'status', allows } };
  await api('fault', { path: paths.shared, status: 200, body, times: 4 });
  await answer();
  return renderElement(element, { language: 'en', attributes: { 'share-token': token } });
}

async function openNumber(permission: Permission, arrive?: () => Promise<unknown>) {
  const { offer, answer, status } = permissions[permission];
  const data = aTracking({ status });
  await offer();
  await arrive?.();
  const body = { success: true, data };
  await api('fault', { path: paths.tracking(data.orderId), status: 200, body, times: 4 });
  await answer();
  const attributes = { 'order-id': data.orderId };
  return { ...(await renderElement(element, { language: 'en', attributes })), orderId: data.orderId };
}

async function expectNothingOf(permission: Permission, root: ParentNode) {
  const { shown, calls } = permissions[permission];
  await expect.poll(() => root.querySelector('.banner__headline')?.textContent).toBeTruthy();
  await api('quiet');
  expect(root.textContent).not.toMatch(shown);
  expect(await api('requests', calls[0])).toEqual([]);
}

async function expectTokenInBodiesAlone(secret: string) {
  for (const { path, headers } of await api('requests', '/'))
    expect(path + JSON.stringify(headers)).not.toContain(secret);
}

describe.each(['claims', 'delivery', 'handover'] as const)('%s', (permission) => {
  const other = permission === 'claims' ? 'fly' : 'claims';
  test.each([[undefined], [[]], [[other]], [permission]])(
    'shows nothing by a link that allows %j, and sends no request [K4] [K5] [K6]',
    async (allows) => {
      const { root } = await openLink(permission, allows);
      await expectNothingOf(permission, root);
    },
  );

  test('shows it to the signed-in customer of the order [K4] [K5] [K6]', async () => {
    const { root, orderId } = await openNumber(permission, signInSomebody);
    const { shown, calls } = permissions[permission];
    await expect.poll(() => root.textContent).toMatch(shown);
    expect(await sentTo(calls[1])).toContainEqual({ order: orderId });
  });

  test('shows nothing to visitors, and sends no request for them [K4] [K5] [K6]', async () => {
    const { root } = await openNumber(permission);
    await expectNothingOf(permission, root);
  });
});

test('lets the holder of a link that allows it report a problem, with the token in bodies alone [K6]', async () => {
  const { host, screen } = await openLink('claims', ['claims']);
  await answerReport();
  (await screen.findByRole('button', claim)).click();
  await userEvent.click(await screen.findByLabelText('It is the wrong parcel'));
  await userEvent.fill(screen.getByLabelText('What happened?'), 'Not mine');
  expect(JSON.stringify(sessionStorage)).toContain('Not mine');
  expect(JSON.stringify(sessionStorage)).not.toContain(token);
  screen.getByRole('button', { name: 'Send report' }).click();
  await screen.findByText('We have received your report.');
  expect(await sentTo(paths.claimsOfOrder)).toEqual([{ share: token }]);
  expect(await sentTo(paths.claims)).toMatchObject([{ share: token, kind: 'wrongParcel', text: 'Not mine' }]);
  await expectTokenInBodiesAlone(token);
  expect(await accessibilityFindings(host)).toEqual([]);
});

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
  (await screen.findByRole('button', change)).click();
  await userEvent.click(await screen.findByRole('radio', { name: 'Where to leave it' }));
  expect(screen.queryByRole('radio', { name: 'Another day' })).toBeNull();
  await userEvent.fill(screen.getByLabelText('Where should the driver leave it?'), 'Behind the shed');
  expect(JSON.stringify(sessionStorage)).toContain('Behind the shed');
  expect(JSON.stringify(sessionStorage)).not.toContain(real);
  screen.getByRole('button', { name: 'Show price' }).click();
  (await screen.findByRole('button', { name: 'Send change' })).click();
  await screen.findByText(/Your change has been sent/);
  await api('decideChanges');
  const list = () => root.querySelector('.changes__list')?.textContent?.replace(/\s/g, ' ');
  await expect.poll(list).toContain('StateAccepted');
  expect(list()).toContain('WhoYou');
  expect(await sentTo(paths.changes)).toMatchObject([{ share: real, change: { text: 'Behind the shed' } }]);
  await expectTokenInBodiesAlone(real);
  expect(await accessibilityFindings(host)).toEqual([]);
});

test('shows the code and the attempts by a link that allows it, and takes a report where that is allowed too [K5]', async () => {
  const { host, screen } = await openLink('handover', ['handover']);
  await screen.findByText('4711');
  await screen.findByText('Could not be handed over');
  expect(await accessibilityFindings(host)).toEqual([]);
  expect(await sentTo(paths.handovers)).toContainEqual({ share: token });
  await expectTokenInBodiesAlone(token);
  expect(screen.queryByRole('button', wasAtHome)).toBeNull();
  expect(await api('requests', paths.claims)).toEqual([]);
  host.remove();
  await api('reset');
  const both = await openLink('handover', ['handover', 'claims']);
  await both.screen.findByRole('button', wasAtHome);
});

test.each([
  ['claims', ['claims'], claim, 'What happened?'],
  ['delivery', ['delivery'], change, 'Where should the driver leave it?'],
  ['handover', ['handover', 'claims'], wasAtHome, undefined],
] as const)(
  'fits into 280 pixels, with its dialog: %s [K4] [K5] [K6]',
  async (permission, allows, open, label) => {
    await page.viewport(280, 700);
    const { root, screen } = await openLink(permission, allows);
    (await screen.findByRole('button', open)).click();
    if (permission === 'delivery')
      await userEvent.click(await screen.findByRole('radio', { name: 'Where to leave it' }));
    if (label) await userEvent.fill(await screen.findByLabelText(label), 'x'.repeat(300));
    await expect.poll(() => root.querySelector('dialog[open]')).not.toBeNull();
    const dialog = root.querySelector('dialog[open]');
    expect(dialog?.scrollWidth).toBeLessThanOrEqual(dialog?.clientWidth ?? 0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(280);
  },
);

test('leads from the top to what can be done, as soon as there is something, and not before [K5]', async () => {
  const down = { name: 'What you can do' };
  const { host, root, screen } = await openLink('handover', ['handover']);
  await screen.findByText('4711');
  const button = await screen.findByRole('button', down);
  expect(button.getBoundingClientRect().bottom).toBeLessThan(200);
  await userEvent.click(button);
  const place = root.activeElement;
  expect(place?.textContent).toContain('4711');
  expect(place?.getBoundingClientRect().top).toBeLessThan(innerHeight);
  host.remove();
  const visitor = await openNumber('handover');
  await expectNothingOf('handover', visitor.root);
  expect(visitor.screen.queryByRole('button', down)).toBeNull();
});
