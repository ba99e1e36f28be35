import type { WantedChange } from '@freight/contract';
import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { api } from '#testing/api.ts';
import { orderTransport } from '#testing/orderTransport.ts';
import { sentTo } from '#testing/probes/claimsProbe.ts';
import { render } from '#testing/probes/orderProbe.ts';
import { pageClient } from '#testing/probes/pageClient.ts';
import { connectToApi, signInSomebody } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(async () => {
  await api('reset');
  sessionStorage.clear();
});

const plain = (part: Element | null | undefined) => part?.textContent?.replace(/\s/g, ' ') ?? '';

/** A new order on its page, followed live. */
async function follow() {
  await signInSomebody();
  const order = await orderTransport();
  return { ...(await open(order._id)), order };
}

async function open(id: string) {
  const rendered = await render(id);
  const { root, screen } = rendered;
  await screen.findByRole('button', { name: 'Make a change' });
  const isLive = () => root.querySelector('.currentness__live') !== null;
  await expect.poll(isLive).toBe(true);
  return {
    ...rendered,
    words: () => plain(root.querySelector('dialog[open]')),
    list: () => [...root.querySelectorAll('.changes__list > li')].map(plain),
    press: async (name: string) => (await screen.findByRole('button', { name })).click(),
  };
}

type Followed = Awaited<ReturnType<typeof follow>>;

/** Opens the dialog and asks for a door code, up to the button that sends it. */
async function writeCode({ screen, press }: Followed) {
  await press('Make a change');
  await userEvent.click(await screen.findByRole('radio', { name: 'Door code' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Door code' }), '4711');
  await press('Show price');
  await screen.findByRole('button', { name: 'Send change' });
}

/** Changes the order in another place, for example in another tab. */
async function changeElsewhere({ order }: Followed, change: WantedChange) {
  const { changes } = pageClient();
  const { version } = await changes.read(order._id);
  return changes.request(order._id, { key: crypto.randomUUID(), change, fee: 0, seen: version });
}

/** Everything that screen readers announce from now on. */
function listen(): string[] {
  const words: string[] = [];
  const announcer = document.querySelector('[data-freight-announcer=polite]');
  const watch = new MutationObserver(() => announcer?.textContent && words.push(announcer.textContent));
  if (announcer) watch.observe(announcer, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  return words;
}

test('shows the answer to a change live, and announces it once [K4]', async () => {
  const followed = await follow();
  const { words, press, list } = followed;
  await writeCode(followed);
  await press('Send change');
  await expect.poll(words).toContain('StateWaiting for an answer');
  const announced = listen();
  await api('decideChanges');
  await expect.poll(words).toContain('StateAccepted');
  expect(list()[0]).toContain('StateAccepted');
  await expect.poll(() => announced).toContain('Door code: Accepted');
  await api('quiet');
  expect(announced.filter((one) => one.includes('Door code'))).toHaveLength(1);
});

test('shows why a change was refused, and takes a waiting one back [K4]', async () => {
  const followed = await follow();
  const { press, list } = followed;
  await changeElsewhere(followed, { kind: 'contact', text: 'Cecilia', phone: '+46 70 174 06 21' });
  await expect.poll(() => list()[0]).toContain('Cecilia, +46 70 174 06 21');
  await api('decideChanges', 'cannotReach');
  await expect.poll(() => list()[0]).toContain('StateRefused');
  expect(list()[0]).toContain('ReasonThe driver reached nobody.');
  await changeElsewhere(followed, { kind: 'instructions', text: 'Ring the lower bell' });
  await expect.poll(() => list()[0]).toContain('Ring the lower bell');
  await press('Take back');
  await expect.poll(() => list()[0]).toContain('StateTaken back');
  expect(list()).toHaveLength(2);
});

test('shows the later one of two who change together what the other did, and sends theirs then [K4]', async () => {
  const followed = await follow();
  const { words, press, list, screen } = followed;
  await writeCode(followed);
  // The page does not learn of it before it sends its own.
  await api('fault', { path: paths.changesOfOrder, held: true });
  await changeElsewhereUnread(followed);
  await press('Send change');
  await expect.poll(words).toContain('Something else was changed meanwhile');
  expect(words()).toContain('Instructions to the driver: Waiting for an answer (You, Ring the lower bell)');
  expect(words()).toContain('4711');
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send anyway' });
  await expect.poll(() => again.disabled).toBe(false);
  again.click();
  await expect.poll(words).toContain('Your change has been sent.');
  await api('release');
  await expect.poll(list).toHaveLength(2);
  const own = (await sentTo(paths.changes)).filter(({ change }) => JSON.stringify(change).includes('4711'));
  expect(own).toHaveLength(2);
});

const changeElsewhereUnread = ({ order }: Followed) =>
  pageClient().changes.request(order._id, {
    key: crypto.randomUUID(),
    change: { kind: 'instructions', text: 'Ring the lower bell' },
    fee: 0,
    seen: 0,
  });

test('shows what another place costs before it is sent, and the same on the order [K4]', async () => {
  const followed = await follow();
  const { screen, words, press, list } = followed;
  await press('Make a change');
  await userEvent.click(await screen.findByRole('radio', { name: 'Another place nearby' }));
  await userEvent.fill(await screen.findByRole('combobox'), 'Sveavägen 10');
  await userEvent.click(await screen.findByRole('option', { name: /Sveavägen 10/ }));
  await press('Show price');
  await expect.poll(words).toMatch(/Sveavägen 10.*Cost.*Arrival with this change/);
  await press('Send change');
  await expect.poll(words).toContain('Your change has been sent.');
  await api('decideChanges');
  await expect.poll(() => list()[0]).toContain('StateAccepted');
  await expect.poll(() => plain(followed.root.querySelector('.places'))).toContain('Sveavägen 10');
});

test('closes what can no longer be changed as the driver comes nearer [K4]', async () => {
  const person = await signInSomebody();
  const order = await api('orderWithStops', { headers: { authorization: `Bearer ${person.token}` } }, 2);
  const { root, screen, press, list } = await open(order._id);
  const kinds = () => [...root.querySelectorAll('.changes__possible > div')].map(plain);
  // Another day and another place end when the driver sets out.
  expect(kinds()).toHaveLength(2);
  expect(kinds()[1]).toContain('Can no longer be changed: it is too late');
  await press('Make a change');
  await userEvent.click(await screen.findByRole('radio', { name: 'Instructions to the driver' }));
  await api('driveToStops', order.orderId, 1);
  await api('advance', 1000);
  await expect.poll(kinds).toHaveLength(1);
  expect(kinds()[0]).toContain('Instructions to the driver');
  await expect.poll(() => screen.queryByRole('radio')).toBeNull();
  expect(plain(root.querySelector('dialog .notice'))).toContain('Can no longer be changed: it is too late');
  expect(screen.queryByRole('button', { name: 'Show price' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('button', { name: 'Make a change' })).toBeNull();
  expect(list()).toEqual([]);
});
