import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { aClaim, answerClaims, answerReport, dayText, inDays, sentTo } from '#testing/probes/claimsProbe.ts';
import { aDelivery, aFailure, answerHandovers, offerHandover } from '#testing/probes/handoverProbe.ts';
import { madeUp, renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

type Language = 'sv' | 'en' | 'de';
const plain = (part: Element | null | undefined) => part?.textContent?.replace(/\s/g, ' ') ?? '';

interface Opened {
  status?: 'inTransit' | 'delivered';
  language?: Language;
  handovers?: Parameters<typeof answerHandovers>[0];
  claims?: Parameters<typeof answerClaims>[0];
}

async function openOrder({
  status = 'inTransit',
  language = 'en',
  handovers,
  claims = { kinds: [] },
}: Opened) {
  await offerHandover();
  await answerOrder({ status }, 20);
  await answerHandovers(handovers);
  await answerClaims(claims);
  const rendered = await renderSignedIn(undefined, { language });
  const { root, screen } = rendered;
  return {
    ...rendered,
    door: () => plain(root.querySelector('.handover')),
    attempts: () => [...root.querySelectorAll('.handover__attempts > li')].map(plain),
    words: () => plain(root.querySelector('dialog[open]')),
    press: async (name: string) => (await screen.findByRole('button', { name })).click(),
  };
}

const atHome = { kind: 'wasAtHome', until: inDays(6) };
const notMyDoor = { kind: 'notMyDoor', until: inDays(6) };
const announced = () => document.querySelector('[data-freight-announcer=polite]')?.textContent;

test.each([
  ['sv', 'Kod för överlämningen', 'Den som tar emot läser upp koden för föraren.', 'ÖverlämningMed kod'],
  [
    'en',
    'Code for the handover',
    'The person who receives it reads it out to the driver.',
    'HandoverWith a code',
  ],
  [
    'de',
    'Code für die Übergabe',
    'Wer es entgegennimmt, liest ihn dem Fahrer vor.',
    'ÜbergabeMit einem Code',
  ],
] as const)('shows the code and what it is for, in %s [K5]', async (language, label, text, kind) => {
  const handovers = { kind: 'code', code: '4711' };
  const { host, door, screen } = await openOrder({ language, handovers });
  await screen.findByText('4711');
  for (const words of [label, text, kind]) expect(door()).toContain(words);
  expect(await accessibilityFindings(host)).toEqual([]);
});

test.each([
  [
    'sv',
    ['Kunde inte lämnas', /Föraren var där\S+ 23 nov\.? 13:00 till 13:06/, /Avstånd till dörren7 meter/],
    [/Föraren ringdeJa/, /Nästa försök\S+ 24 nov\.? 10:00 till 11:30/, /raderas 30 dagar efter leveransen/],
    [
      'Överlämnat',
      /Avstånd till dörren4 meter/,
      /KodRätt/,
      /Togs emot avBo/,
      /efter 30 dagar, den 25 december/,
    ],
  ],
  [
    'en',
    ['Could not be handed over', /The driver was there\S+ 23 Nov,? 13:00 to 13:06/, /from the door7 metres/],
    [/The driver calledYes/, /Next attempt\S+ 24 Nov,? 10:00 to 11:30/, /deleted 30 days after the delivery/],
    ['Handed over', /from the door4 metres/, /CodeRight/, /Received byBo/, /after 30 days, on 25 December/],
  ],
  [
    'de',
    [
      'Konnte nicht übergeben',
      /Der Fahrer war da\S+ 23\. Nov\.?,? 13:00 bis 13:06/,
      /Abstand zur Tür7 Meter/,
    ],
    [/hat angerufenJa/, /Nächster Versuch\S+ 24\. Nov\.?,? 10:00 bis 11:30/, /30 Tage nach der Lieferung/],
    [
      'Übergeben',
      /Abstand zur Tür4 Meter/,
      /CodeRichtig/,
      /Entgegengenommen vonBo/,
      /nach 30 Tagen gelöscht, am 25\. Dez/,
    ],
  ],
] as const)(
  'shows what happened at the door, the newest first, in %s [K5]',
  async (language, failed, failedMore, delivered) => {
    const handovers = { kind: 'code', attempts: [aFailure(), aDelivery()] };
    const { host, root, attempts } = await openOrder({ language, status: 'delivered', handovers });
    await expect.poll(attempts).toHaveLength(2);
    const [newest, oldest] = attempts();
    for (const words of delivered) expect(newest).toMatch(words);
    for (const words of [...failed, ...failedMore]) expect(oldest).toMatch(words);
    const images = root.querySelectorAll<HTMLImageElement>('.handover img');
    expect([...images].map(({ width, height }) => [width, height])).toEqual([
      [160, 120],
      [160, 120],
    ]);
    expect(await accessibilityFindings(host)).toEqual([]);
  },
);

test('shows a wrong code, no call, and the name of a picture that the page blocks [K5]', async () => {
  const attempts = [
    aFailure({ called: false, next: undefined }),
    aDelivery({ codeRight: false, name: undefined, pictureUrl: undefined, signatureUrl: 'data:image/gif,x' }),
    aDelivery({ id: 'a3', outcome: 'evaporated', name: 'Nobody' }),
  ];
  const { root, attempts: shown, door } = await openOrder({ status: 'delivered', handovers: { attempts } });
  await expect.poll(shown).toHaveLength(2);
  const [delivered, failed] = shown();
  expect(delivered).toContain('CodeWrong');
  expect(delivered).not.toContain('Received by');
  expect(failed).toContain('The driver calledNo');
  expect(failed).not.toContain('Next attempt');
  expect(door()).not.toContain('Nobody');
  await expect.poll(() => root.querySelector('.handover li a')?.textContent).toBe('Signature');
});

test.each([
  ['wasAtHome', 'inTransit', 'I was at home'],
  ['notMyDoor', 'delivered', 'That is not my door'],
] as const)(
  'sends %s without a text, and shows by when it is answered [K5]',
  async (kind, status, button) => {
    const attempts = [kind === 'wasAtHome' ? aFailure() : aDelivery()];
    const claims = { kinds: [atHome, notMyDoor], claims: [] };
    const { host, root, door, words, press, screen } = await openOrder({
      status,
      handovers: { attempts },
      claims,
    });
    await answerReport(aClaim({ kind, text: '', answerBy: inDays(14) }));
    await press(button);
    await expect.poll(words).toContain(button);
    expect(await accessibilityFindings(host)).toEqual([]);
    await press('Send report');
    await expect.poll(words).toContain('We have received your report.');
    expect(words()).toContain(`We answer by${dayText(inDays(14))}`);
    await expect.poll(announced).toBe('We have received your report.');
    expect(await sentTo(paths.claims)).toEqual([
      { order: 'FR7K-2M9P-QX4T', key: expect.stringMatching(/^[0-9a-f]{32}$/), kind, text: '', pictures: [] },
    ]);
    (screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement).click();
    expect(door()).toContain('S-1042');
    await expect.poll(() => screen.queryByRole('button', { name: button })).toBeNull();
    await expect.poll(() => root.activeElement?.className).toContain('door');
  },
);

test('keeps what was added over a reload, apart from a report about the same order [K5]', async () => {
  const claims = { kinds: [atHome, notMyDoor, { kind: 'damaged', until: inDays(6) }], claims: [] };
  const handovers = { attempts: [aFailure(), aDelivery()] };
  const { host, press, screen } = await openOrder({ status: 'delivered', handovers, claims });
  await press('I was at home');
  await userEvent.fill(await screen.findByRole('textbox', { name: /anything else/ }), 'All day');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Your report has not been sent yet.');
  host.removeAttribute('order-id');
  await screen.findByText('Transport ID is required');
  host.setAttribute('order-id', madeUp);
  await press('I was at home');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /anything else/ });
  expect(field.value).toBe('All day');
  await userEvent.keyboard('{Escape}');
  await press('That is not my door');
  const boxes = () =>
    screen
      .getAllByRole<HTMLTextAreaElement>('textbox', { name: /anything else/ })
      .filter((box) => box.checkVisibility());
  await expect.poll(() => boxes().map(({ value }) => value)).toEqual(['']);
});

test('offers what was not reported about the last attempt, and shows the answer [K5]', async () => {
  const reported = aClaim({
    kind: 'wasAtHome',
    createdAt: '2026-11-23T13:00:00.000Z',
    state: 'accepted',
    answer: 'Sorry.',
  });
  const attempts = [aFailure()];
  const first = await openOrder({ handovers: { attempts }, claims: { kinds: [atHome], claims: [reported] } });
  await first.screen.findByText('Sorry.');
  expect(first.door()).toContain('StateAccepted');
  expect(first.screen.queryByRole('button', { name: 'I was at home' })).toBeNull();
  first.host.remove();
  const again = aFailure({ id: 'a2', from: '2026-11-24T09:00:00.000Z', to: '2026-11-24T09:05:00.000Z' });
  await api('reset');
  const handovers = { attempts: [...attempts, again] };
  const second = await openOrder({ handovers, claims: { kinds: [atHome], claims: [reported] } });
  await second.screen.findByRole('button', { name: 'I was at home' });
  expect(second.screen.queryByRole('button', { name: 'That is not my door' })).toBeNull();
});
