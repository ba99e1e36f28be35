import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dropDrafts } from '#session/drafts.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import {
  aChange,
  answerChanges,
  answerQuote,
  answerRequest,
  changesWith,
  everyKind,
  inMinutes,
  offerChanges,
  refuseRequest,
} from '#testing/probes/changesProbe.ts';
import { aPicture, choose, sentTo } from '#testing/probes/claimsProbe.ts';
import { madeUp, renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

type Language = 'sv' | 'en' | 'de';

/** An order under way in an API that takes changes. */
async function openOrder(language: Language = 'en', changes: Parameters<typeof answerChanges>[0] = {}) {
  await offerChanges();
  await answerOrder({ status: 'inTransit' }, 20);
  await answerChanges(changes);
  const rendered = await renderSignedIn(undefined, { language });
  const { root, screen } = rendered;
  const plain = (part: Element | null | undefined) => part?.textContent?.replace(/\s/g, ' ') ?? '';
  const dialog = () => root.querySelector('dialog[open]');
  return {
    ...rendered,
    dialog,
    words: () => plain(dialog()),
    section: () => plain(root.querySelector('.changes')),
    list: () => [...root.querySelectorAll('.changes__list > li')].map(plain),
    press: async (name: string) => (await screen.findByRole('button', { name })).click(),
  };
}

type Shown = Awaited<ReturnType<typeof openOrder>>;

async function writeCode({ screen, press }: Shown, code = '4711') {
  await press('Make a change');
  await userEvent.click(await screen.findByRole('radio', { name: 'Door code' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Door code' }), code);
}

/** Up to the button that sends it. */
async function review(shown: Shown) {
  await writeCode(shown);
  await shown.press('Show price');
  await shown.screen.findByRole('button', { name: 'Send change' });
}

const announced = () => document.querySelector('[data-freight-announcer=polite]')?.textContent;

test.each([
  [
    'sv',
    ['Ändra leveransen', 'Tills föraren har ett stopp kvar före dig, ungefär', 'Gör en ändring', 'Portkod'],
    ['Visa pris', 'Kostnadsfritt', 'Skicka ändringen', 'Din ändring är skickad. Svaret visas här.'],
    ['Väntar på svar', 'Stäng'],
  ],
  [
    'en',
    [
      'Change the delivery',
      'Until the driver has one stop left before you, about',
      'Make a change',
      'Door code',
    ],
    ['Show price', 'Free of charge', 'Send change', 'Your change has been sent. The answer is shown here.'],
    ['Waiting for an answer', 'Close'],
  ],
  [
    'de',
    ['Lieferung ändern', 'Bis der Fahrer noch einen Stopp vor Ihnen hat, etwa', 'Etwas ändern', 'Türcode'],
    [
      'Preis anzeigen',
      'Kostenlos',
      'Änderung senden',
      'Ihre Änderung ist gesendet. Die Antwort steht dann hier.',
    ],
    ['Wartet auf Antwort', 'Schließen'],
  ],
] as const)(
  'asks for a door code by keyboard alone, with until when, price and state, in %s [K4]',
  async (language, [title, until, open, code], [quote, free, send, sent], [waiting, close]) => {
    const { host, root, screen, dialog, words, section, list, titles } = await openOrder(language);
    await answerQuote();
    await answerRequest();
    const button = await screen.findByRole('button', { name: open });
    expect(titles()).toContain(title);
    expect(section()).toContain(until);
    expect(await accessibilityFindings(host)).toEqual([]);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(dialog).not.toBeNull();
    (await screen.findByRole('radio', { name: code })).focus();
    await userEvent.keyboard(' ');
    (await screen.findByRole('textbox', { name: code })).focus();
    await userEvent.keyboard('4711#');
    expect(await accessibilityFindings(host)).toEqual([]);
    screen.getByRole('button', { name: quote }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toContain(free);
    expect(words()).toContain('4711#');
    expect(await accessibilityFindings(host)).toEqual([]);
    screen.getByRole('button', { name: send }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toContain(sent);
    expect(words()).toContain(waiting);
    expect(await accessibilityFindings(host)).toEqual([]);
    await expect.poll(announced).toBe(sent);
    const change = { kind: 'doorCode', text: '4711#' };
    expect(await sentTo(paths.changeQuote)).toEqual([{ order: 'FR7K-2M9P-QX4T', change }]);
    expect(await sentTo(paths.changes)).toEqual([
      { order: 'FR7K-2M9P-QX4T', key: expect.stringMatching(/^[0-9a-f]{32}$/), change, fee: 0, seen: 1 },
    ]);
    // The first one is in the head of the dialog, with a cross.
    (screen.getAllByRole('button', { name: close }).at(-1) as HTMLElement).click();
    await expect.poll(dialog).toBeNull();
    expect(root.activeElement?.textContent).toBe(open);
    expect(list()).toHaveLength(1);
  },
);

test('shows the changes with state, reason, who and cost, and why a kind is closed [K4]', async () => {
  const kinds = [
    { kind: 'instructions', isOpen: true, until: inMinutes(30), stops: 2 },
    { kind: 'doorCode', isOpen: true, stops: 0 },
    { kind: 'otherDay', isOpen: false, reason: 'tooLate' },
    { kind: 'otherPlace', isOpen: false, reason: 'sunspots' },
    { kind: 'byDrone', isOpen: true },
  ];
  const changes = [
    aChange({ id: 'c1', state: 'accepted', by: 'link', isOwn: false, text: '99', decidedAt: inMinutes(-1) }),
    aChange({ id: 'c2', kind: 'otherDay', state: 'refused', reason: 'noDeliveryThatDay', day: '2026-12-24' }),
    aChange({
      id: 'c3',
      kind: 'otherPlace',
      state: 'refused',
      reason: 'sunspots',
      reasonText: 'No road.',
      fee: 120,
    }),
    aChange({ id: 'c4', kind: 'byDrone', state: 'hovering', isOwn: false }),
  ];
  const { root, screen, section, list } = await openOrder('en', { kinds, changes });
  await screen.findByText('No road.');
  expect(section()).toContain('Until the driver has 2 stops left before you, about');
  expect(section()).toContain('Until you are the driver’s next stop');
  expect(section()).toContain('Can no longer be changed: it is too late');
  const [drone, place, day, code] = list();
  expect(drone).toContain('StateWaiting for an answer');
  expect(drone).not.toContain('Take back');
  expect(drone).toContain('WhoThe customer');
  expect(place).toContain('ReasonNo road.');
  expect(place).toContain('Cost120');
  expect(day).toContain('Thursday, 24 December 2026');
  expect(day).toContain('ReasonWe do not deliver on that day.');
  expect(day).toContain('WhoYou');
  expect(code).toContain('WhoSomeone with a link');
  expect(code).toContain('StateAccepted');
  expect(root.querySelectorAll('.changes__kinds li')).toHaveLength(4);
});

test('takes a waiting change back, and explains where that is too late [K4]', async () => {
  const { root, list, press, screen } = await openOrder('en', { changes: [aChange()] });
  const refusal = { success: false, code: 'changeDecided', message: 'This change has been decided already.' };
  await api('fault', { path: paths.changeWithdrawal, status: 409, body: refusal });
  await press('Take back');
  await screen.findByText('This change has been decided already.');
  const data = changesWith({ version: 3, changes: [aChange({ state: 'withdrawn' })] });
  await api('fault', { path: paths.changeWithdrawal, status: 200, body: { success: true, data } });
  await press('Take back');
  await expect.poll(() => list()[0]).toContain('StateTaken back');
  expect(await sentTo(paths.changeWithdrawal)).toContainEqual({ order: 'FR7K-2M9P-QX4T', id: 'c1' });
  expect(root.querySelector('.changes__list button')).toBeNull();
  await expect.poll(() => root.activeElement?.className).toContain('changes');
});

test('shows what others did meanwhile, keeps what was typed, and sends it again [K4]', async () => {
  const shown = await openOrder();
  const { words, press, screen, list } = shown;
  await answerQuote(0, {}, 2);
  const others = aChange({ id: 'c9', kind: 'leaveAt', by: 'link', isOwn: false, text: 'Behind the shed' });
  await refuseRequest('changedMeanwhile', changesWith({ version: 5, changes: [others] }));
  await answerRequest({ version: 6, changes: [others, aChange({ text: '4711' })] });
  await review(shown);
  await press('Send change');
  await expect.poll(words).toContain('Something else was changed meanwhile');
  expect(words()).toContain(
    'Where to leave it: Waiting for an answer (Someone with a link, Behind the shed)',
  );
  expect(words()).toContain('4711');
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send anyway' });
  await expect.poll(() => again.disabled).toBe(false);
  again.click();
  await expect.poll(words).toContain('Your change has been sent.');
  const [first, second] = await sentTo(paths.changes);
  expect(second).toEqual({ ...first, seen: 5 });
  expect(list()).toHaveLength(2);
});

test('shows the new price and asks again when the fee is another one [K4]', async () => {
  const shown = await openOrder();
  const { words, press } = shown;
  await answerQuote(100, { arrival: { from: inMinutes(60), to: inMinutes(90) } });
  await answerQuote(149, { arrival: { from: inMinutes(60), to: inMinutes(90) } });
  await refuseRequest('feeDiffers', { ...changesWith(), fee: 149 });
  await answerRequest();
  await review(shown);
  expect(words()).toMatch(/Cost100.*Arrival with this change/);
  await press('Send change');
  await expect.poll(words).toMatch(/The price has changed. It now costs 149/);
  await press('Send change');
  await expect.poll(words).toContain('Your change has been sent.');
  expect((await sentTo(paths.changes)).map(({ fee }) => fee)).toEqual([100, 149]);
});

test('explains why it is too late, and why it would be refused, before and after sending [K4]', async () => {
  const shown = await openOrder();
  const { root, words, press, screen } = shown;
  await answerQuote(0, { reason: 'cannotReach' });
  await writeCode(shown);
  await press('Show price');
  await expect.poll(words).toContain('This change is not possible: the driver reached nobody.');
  expect(screen.queryByRole('button', { name: 'Send change' })).toBeNull();
  await press('Edit');
  await expect.poll(() => root.activeElement?.getAttribute('type')).toBe('radio');
  await answerQuote();
  await refuseRequest('changeTooLate');
  await press('Show price');
  await press('Send change');
  await expect.poll(words).toContain('It is too late to change this.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Door code' }).value).toBe('4711');
});

test('repeats it with the same key over a broken connection, until there is an answer [K4]', async () => {
  const shown = await openOrder();
  const { words, press } = shown;
  await answerQuote();
  await review(shown);
  await api('fault', { path: paths.changes, status: 502, body: {} });
  await answerRequest();
  await press('Send change');
  await expect.poll(words).toContain('No answer came.');
  await press('Try again');
  await expect.poll(words).toContain('Your change has been sent.');
  const [first, second] = await sentTo(paths.changes);
  expect(second).toEqual(first);
});

/** Leaves the order and comes back to it, as a reload does: all that was in memory is gone. */
async function comeBack({ host, screen }: Shown) {
  host.removeAttribute('order-id');
  await screen.findByText('Transport ID is required');
  host.setAttribute('order-id', madeUp);
}

test('keeps the draft with its picture when the page reloads, until the logout [K4]', async () => {
  const shown = await openOrder();
  const { root, screen, press } = shown;
  await press('Make a change');
  await userEvent.click(await screen.findByRole('radio', { name: 'Where to leave it' }));
  await userEvent.fill(screen.getByLabelText('Where should the driver leave it?'), 'Behind the shed');
  choose(root, [await aPicture('shed.png')]);
  const previews = () => root.querySelectorAll('dialog canvas').length;
  await expect.poll(previews).toBe(1);
  expect(root.querySelector('input[type=file]')).toBeNull();
  await comeBack(shown);
  (await screen.findByRole('button', { name: 'Continue your change' })).click();
  await expect.poll(previews).toBe(1);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Where should the driver leave it?').value).toBe(
    'Behind the shed',
  );
  const answer = { success: true, data: { id: 'p1' } };
  await api('fault', { path: paths.changePictures, status: 200, body: answer });
  await answerQuote();
  await answerRequest();
  await press('Show price');
  await press('Send change');
  await screen.findByText(/Your change has been sent/);
  expect(await sentTo(paths.changes)).toMatchObject([
    { change: { kind: 'leaveAt', text: 'Behind the shed', picture: 'p1' } },
  ]);
  await writeCodeAgain(shown);
  expect(sessionStorage.getItem('freight.changes')).toContain('0000');
  dropDrafts();
  expect(sessionStorage.getItem('freight.changes')).toBeNull();
});

async function writeCodeAgain(shown: Shown) {
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown.dialog).toBeNull();
  await writeCode(shown, '0000');
}

test('continues an interrupted sending after a reload, with the same key [K4]', async () => {
  const shown = await openOrder();
  const { words, press, list } = shown;
  await answerQuote();
  await review(shown);
  await api('fault', { path: paths.changes, status: 502, body: {} });
  await press('Send change');
  await expect.poll(words).toContain('No answer came.');
  await answerRequest();
  await comeBack(shown);
  await expect.poll(list).toHaveLength(1);
  const [first, second] = await sentTo(paths.changes);
  expect(second).toEqual(first);
});

test('shows what is missing for each kind, with the focus on the first of it, and asks nothing [K4]', async () => {
  const shown = await openOrder();
  const { root, screen, press, words } = shown;
  await press('Make a change');
  await screen.findByRole('radio', { name: 'Door code' });
  const missing: [kind: string, sentence: string | RegExp][] = [
    ['Instructions to the driver', 'Write what the driver should know'],
    ['Where to leave it', 'Describe where to leave it'],
    ['Whom to call', 'Enter a phone number, with digits only'],
    ['Another day', /Choose a day from \d/],
    ['Another place nearby', 'Choose an address from the suggestions'],
  ];
  await press('Show price');
  await expect.poll(words).toContain('Choose what you want to change');
  await expect.poll(() => root.activeElement?.getAttribute('type')).toBe('radio');
  for (const [kind, sentence] of missing) {
    await userEvent.click(screen.getByRole('radio', { name: kind }));
    await screen.findAllByRole(/Another place/.test(kind) ? 'combobox' : 'radio');
    await press('Show price');
    await expect.poll(words).toMatch(sentence);
    await expect.poll(() => root.activeElement?.getAttribute('aria-invalid')).toBe('true');
  }
  expect(await accessibilityFindings(shown.host)).toEqual([]);
  expect(await sentTo(paths.changeQuote)).toEqual([]);
});

test('asks for another day and for another place with the fields of their kind [K4]', async () => {
  const shown = await openOrder();
  const { screen, press, words } = shown;
  await answerQuote(99, {}, 2);
  await press('Make a change');
  await userEvent.click(await screen.findByRole('radio', { name: 'Another day' }));
  const day = screen.getByLabelText<HTMLInputElement>('New day');
  expect(Date.parse(day.max) - Date.parse(day.min)).toBe(13 * 86_400_000);
  await userEvent.fill(day, day.min);
  await press('Show price');
  await expect.poll(words).toMatch(/Cost99/);
  await press('Edit');
  await userEvent.click(await screen.findByRole('radio', { name: 'Another place nearby' }));
  await userEvent.fill(await screen.findByRole('combobox'), 'Sveavägen 10');
  await userEvent.click(await screen.findByRole('option', { name: /Sveavägen 10/ }));
  await expect.poll(() => screen.getByRole<HTMLInputElement>('combobox').value).toContain('Sveavägen 10');
  await press('Show price');
  await expect.poll(words).toMatch(/Sveavägen 10.*Cost99/);
  const [first, second] = await sentTo(paths.changeQuote);
  expect(first).toMatchObject({ change: { kind: 'otherDay', day: day.min } });
  expect(second).toMatchObject({
    change: { kind: 'otherPlace', place: { city: 'Stockholm', lat: expect.any(Number) } },
  });
});

test('closes a kind while it is written about, and lets the person choose another one [K4]', async () => {
  const shown = await openOrder();
  await writeCode(shown);
  await api('reset');
  const kinds = everyKind.map((one) =>
    one.kind === 'doorCode' ? { kind: one.kind, isOpen: false, reason: 'tooLate' } : one,
  );
  await answerChanges({ kinds });
  await answerQuote();
  await refuseRequest('changeTooLate');
  await shown.press('Show price');
  await shown.press('Send change');
  await expect.poll(shown.section).toContain('Can no longer be changed: it is too late');
  expect(shown.screen.queryByRole('radio', { name: 'Door code' })).toBeNull();
});
