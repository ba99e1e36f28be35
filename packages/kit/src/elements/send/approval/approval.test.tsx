import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element as ordersElement } from '#elements/orders/freight-orders.tsx';
import { editDraft, orderDraft, startWizard } from '#elements/send/draft/orderDraft.ts';
import { element } from '#elements/send/freight-send.tsx';
import { element as startElement } from '#elements/start/freight-start.tsx';
import { renewShared } from '#platform/registry.ts';
import { pageSession } from '#session/session.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { allOrders, openConfirmation } from '#testing/probes/orderingProbe.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { forgetPage, karlstad, startAfresh, stockholm } from '#testing/probes/sendingProbe.ts';
import {
  connectToApi,
  removeElement,
  renderElement,
  signIn,
  signInSomebody,
} from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await startAfresh();
  renewShared('capabilities');
});

const plain = (root: ShadowRoot) => (root.textContent ?? '').replace(/\s/g, ' ');

/** Somebody sends a finished order away; returns the mark of its link, which the page's address then has. */
async function sendAway() {
  const wizard = await openConfirmation(true);
  await userEvent.click(await wizard.screen.findByRole('button', { name: 'Send to a colleague' }));
  const link = await wizard.screen.findByRole<HTMLInputElement>('textbox', { name: 'The link' });
  return { ...wizard, link: link.value, hash: new URL(link.value).hash };
}

/** The same page for somebody else, who has followed the link. */
async function openLink(hash: string) {
  sessionStorage.clear();
  forgetPage();
  history.replaceState(null, '', hash);
  return renderElement(element);
}

test('passes the finished order on; meanwhile nobody can place it here [R5]', async () => {
  const { screen, host, link } = await sendAway();
  expect(link).toMatch(/#approval=[\w-]{16,}$/);
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();
  expect(await accessibilityFindings(host)).toEqual([]);
  // A reload does not forget that it waits.
  await removeElement(host);
  forgetPage();
  const again = await renderElement(element);
  await again.screen.findByRole('heading', { name: 'The order waits for your colleague' });
  await userEvent.click(again.screen.getByRole('button', { name: 'Withdraw it and order here' }));
  await userEvent.click(await again.screen.findByRole('button', { name: 'Confirm order' }));
  await expect.poll(async () => (await allOrders()).length).toBe(1);
});

test('what waits for a colleague is in nobody’s way who sends something else [R5]', async () => {
  const { screen, root } = await sendAway();
  startWizard({ pickup: stockholm, dropoff: karlstad }, pageSession().userId());
  await screen.findByRole('heading', { name: 'Choose a fuel' });
  expect(plain(root)).not.toContain('waits for your colleague');
});

test('whoever follows the link and signs in sees the order at its last step, and places it once [R5]', async () => {
  const { host, hash, person } = await sendAway();
  await removeElement(host);
  pageSession().clear();
  const { host: own, screen, root } = await openLink(hash);
  await screen.findByText('Log in to see it and to place it.');
  expect(location.hash).toBe('');
  await signIn();
  await screen.findByText(/has filled this order in for you/);
  const text = plain(root);
  for (const part of ['Bo Mottagare', 'Ring the bell at the gate', 'Karlstad', 'Stockholm'])
    expect(text).toContain(part);
  expect(orderDraft().getState()).toMatchObject({ step: 5 });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }));
  await expect.poll(async () => (await allOrders()).length).toBe(1);
  const [order] = await allOrders();
  await removeElement(own);
  // The sender sees it as well.
  const session = pageSession();
  session.setTokens({ token: person.token, refreshToken: person.refreshToken });
  session.setUser(await pageClient().accounts.profile());
  const list = await renderElement(ordersElement);
  await expect.poll(() => plain(list.root)).toMatch(/Placed by /);
  expect(plain(list.root)).toContain(order?.orderId);
});

test('the card opens such a link as well, in its place [R5]', async () => {
  const { host, hash } = await sendAway();
  await removeElement(host);
  sessionStorage.clear();
  forgetPage();
  history.replaceState(null, '', hash);
  const { screen } = await renderElement(startElement);
  await screen.findByText(/filled this order in for you/);
  await screen.findByRole('button', { name: 'Confirm order' });
});

test('says when the order does not wait any more, and goes on [R5]', async () => {
  await signInSomebody();
  const { screen } = await openLink(`#approval=${'x'.repeat(22)}`);
  await screen.findByText(/does not wait any more/);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByRole('combobox', { name: 'Pickup address' });
});

test('an order of one’s own is replaced only if that is wanted [R5]', async () => {
  const { host, hash } = await sendAway();
  await removeElement(host);
  sessionStorage.clear();
  forgetPage();
  startWizard({ pickup: stockholm, dropoff: karlstad }, pageSession().userId());
  editDraft({ recipientDetails: { name: 'Egen', phone: '+46 70 000 00 09', email: '' } });
  history.replaceState(null, '', hash);
  const { screen } = await renderElement(element);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my own' }));
  await screen.findByRole('heading', { name: 'Choose a fuel' });
  expect(orderDraft().getState().draft.recipientDetails.name).toBe('Egen');
});

test('the sender who withdraws too late learns that it was placed [R5]', async () => {
  const { screen } = await sendAway();
  const ended = {
    success: false,
    code: 'approvalEnded',
    message: 'This order has been placed or withdrawn already.',
  };
  await api('fault', { path: `${paths.approvals}/`, status: 409, body: ended });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw it and order here' }));
  await screen.findByText('Your colleague has placed it meanwhile.');
  expect(screen.queryByRole('button', { name: 'Withdraw it and order here' })).toBeNull();
});
