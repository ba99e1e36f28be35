import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dropDrafts } from '#session/drafts.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import {
  aClaim,
  answerClaims,
  answerPicture,
  answerReport,
  aPicture,
  choose,
  dayText,
  everyKind,
  inDays,
  offerClaims,
  sentTo,
} from '#testing/probes/claimsProbe.ts';
import { madeUp, renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

type Language = 'sv' | 'en' | 'de';

/** A delivered order in an API that takes claims. */
async function openDelivered(language: Language = 'en', claims: Parameters<typeof answerClaims>[0] = {}) {
  await offerClaims();
  await answerOrder({ status: 'delivered' }, 20);
  await answerClaims(claims);
  const rendered = await renderSignedIn(undefined, { language });
  const { root, screen } = rendered;
  const dialog = () => root.querySelector('dialog[open]');
  return {
    ...rendered,
    dialog,
    words: () => dialog()?.textContent?.replace(/\s/g, ' ') ?? '',
    press: async (name: string) => (await screen.findByRole('button', { name })).click(),
    previews: () => dialog()?.querySelectorAll('canvas').length ?? 0,
  };
}

type Shown = Awaited<ReturnType<typeof openDelivered>>;

async function fillIn({ screen, press }: Shown, text = 'The lid is broken') {
  await press('Report a problem');
  await userEvent.click(await screen.findByLabelText('Something is damaged'));
  await userEvent.fill(screen.getByLabelText('What happened?'), text);
}

const choosePictures = async ({ root, previews }: Shown, count: number) => {
  const files = Array.from({ length: count }, (_, index) => aPicture(`${index}.png`));
  choose(root, await Promise.all(files));
  await expect.poll(previews).toBe(count);
};

test.each([
  [
    'sv',
    'sv-SE',
    [
      'Är något fel?',
      'Anmäl senast',
      'Anmäl ett fel',
      'Något är skadat',
      'Vad har hänt?',
      'Vad det var värt',
    ],
    ['Skicka anmälan', 'Vi har tagit emot din anmälan.', 'Mottagen', 'Vi svarar senast', 'Stäng'],
  ],
  [
    'en',
    'en-GB',
    [
      'Is something wrong?',
      'Report by',
      'Report a problem',
      'Something is damaged',
      'What happened?',
      'What it was worth',
    ],
    ['Send report', 'We have received your report.', 'Received', 'We answer by', 'Close'],
  ],
  [
    'de',
    'de-DE',
    [
      'Stimmt etwas nicht?',
      'bis',
      'Problem melden',
      'Etwas ist beschädigt',
      'Was ist passiert?',
      'Was es wert war',
    ],
    ['Meldung senden', 'Wir haben Ihre Meldung erhalten.', 'Eingegangen', 'Wir antworten bis', 'Schließen'],
  ],
] as const)(
  'reports a damage by keyboard alone, with a deadline, pictures and a case number, in %s [K6]',
  async (language, locale, [title, by, open, damaged, happened, worth], [
    send,
    done,
    state,
    answerBy,
    close,
  ]) => {
    const shown = await openDelivered(language);
    const { host, root, screen, facts, words, dialog, press } = shown;
    await answerPicture('p1');
    await answerReport();
    const button = await screen.findByRole('button', { name: open });
    const deadline = dayText(everyKind[0]?.until ?? '', locale);
    expect(facts(title)[damaged]).toContain(by);
    expect(facts(title)[damaged]).toContain(deadline);
    expect(await accessibilityFindings(host)).toEqual([]);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(dialog).not.toBeNull();
    (await screen.findByLabelText(damaged)).focus();
    await userEvent.keyboard(' {Tab}Locket');
    expect(screen.getByLabelText<HTMLTextAreaElement>(happened).value).toBe('Locket');
    choose(root, [await aPicture('lid.png')]);
    await expect.poll(() => dialog()?.querySelectorAll('canvas').length).toBe(1);
    screen.getByLabelText(worth, { exact: false }).focus();
    await userEvent.keyboard('250');
    expect(await accessibilityFindings(host)).toEqual([]);
    screen.getByRole('button', { name: send }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(words).toContain(done);
    for (const part of ['S-1042', state, `${answerBy}${dayText(inDays(7), locale)}`])
      expect(words()).toContain(part);
    expect(await accessibilityFindings(host)).toEqual([]);
    expect(await sentTo(paths.claims)).toEqual([
      {
        order: 'FR7K-2M9P-QX4T',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        kind: 'damaged',
        text: 'Locket',
        value: 250,
        pictures: ['p1'],
      },
    ]);
    await expect
      .poll(() => document.querySelector('[data-freight-announcer=polite]')?.textContent)
      .toBe(done);
    // The first one is in the head of the dialog, with a cross.
    (screen.getAllByRole('button', { name: close }).at(-1) as HTMLElement).click();
    await expect.poll(dialog).toBeNull();
    expect(root.activeElement?.textContent).toBe(open);
    await screen.findByText('S-1042');
    await press(open);
    expect(screen.getByLabelText<HTMLTextAreaElement>(happened).value).toBe('');
  },
);

test('shows the earlier claims with their state and answer, and a deadline that has passed [K6]', async () => {
  const answered = { state: 'accepted', answer: 'We pay 400 kronor.', answeredAt: inDays(-1) };
  const unknown = { caseNumber: 'S-7', kind: 'lost', state: 'teleported' };
  const kinds = [
    { kind: 'damaged', until: inDays(-1) },
    { kind: 'lost', until: inDays(3) },
  ];
  const claims = [aClaim(answered), aClaim(unknown)];
  const { root, screen, facts } = await openDelivered('en', { kinds, claims });
  await screen.findByText('We pay 400 kronor.');
  const [first, second] = [...root.querySelectorAll('.claims li')].map(({ textContent }) =>
    textContent?.replace(/\s/g, ' '),
  );
  expect(first).toContain('StateAccepted');
  expect(first).toContain(`Answered${dayText(inDays(-1))}`);
  expect(second).toContain('Something is wrongStateReceived');
  expect(facts('Is something wrong?')).toMatchObject({
    'Something is damaged': `Could be reported until ${dayText(inDays(-1))}`,
  });
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
});

test('shows what is missing, with the focus on the first of it, and sends nothing [K6]', async () => {
  const shown = await openDelivered();
  const { root, screen, press, words } = shown;
  await press('Report a problem');
  await screen.findByLabelText('What happened?');
  await press('Send report');
  await expect.poll(words).toContain('Choose what is wrong');
  expect(words()).toContain('Describe what happened');
  await expect.poll(() => root.activeElement?.getAttribute('type')).toBe('radio');
  await userEvent.fill(screen.getByLabelText('What happened?'), 'x'.repeat(3990));
  expect(words()).toContain('10 characters left');
  expect(await sentTo(paths.claims)).toEqual([]);
});

test('makes pictures smaller and removes where they were taken; a file without a picture leaves the others [K6]', async () => {
  const shown = await openDelivered();
  const { root, screen, press, words, previews } = shown;
  await answerPicture('p1');
  await answerReport();
  await fillIn(shown);
  const large = new Uint8Array(await (await aPicture('large.jpg', 'image/jpeg', 4000)).arrayBuffer());
  const exif = new TextEncoder().encode('Exif\0\0GPS-59.38-13.50');
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  const located = new File([large.slice(0, 2), new Uint8Array(segment), large.slice(2)], 'located.jpg');
  choose(root, [new File(['ftypheic'], 'IMG_1.HEIC', { type: 'image/heic' }), located]);
  await expect.poll(words).toContain('“IMG_1.HEIC” cannot be read.');
  expect(previews()).toBe(1);
  await press('Send report');
  await expect.poll(words).toContain('We have received your report.');
  const [{ data } = { data: '' }] = await sentTo(paths.claimPictures);
  const sent = await (await fetch(`data:image/jpeg;base64,${data}`)).blob();
  expect(await sent.text()).not.toMatch(/Exif|GPS/);
  const { width, height } = await createImageBitmap(sent);
  expect([width, height]).toEqual([1600, 800]);
  expect(sent.size).toBeLessThan(1_500_000);
  expect(screen.queryByText('Choose what is wrong')).toBeNull();
});

test('takes up to five pictures, also dropped and pasted, and removes one [K6]', async () => {
  const shown = await openDelivered();
  const { root, words, press, previews } = shown;
  await fillIn(shown);
  await choosePictures(shown, 2);
  const transfer = async (name: string) => {
    const data = new DataTransfer();
    data.items.add(await aPicture(name));
    return data;
  };
  const form = root.querySelector('dialog form');
  form?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: await transfer('dropped.png') }));
  await expect.poll(previews).toBe(3);
  const clipboardData = await transfer('pasted.png');
  form?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  await expect.poll(previews).toBe(4);
  choose(root, [await aPicture('5.png'), await aPicture('6.png')]);
  await expect.poll(previews).toBe(5);
  expect(words()).toContain('The others were left out.');
  expect(root.querySelector('input[type=file]')).toBeNull();
  await press('Remove picture 2');
  await expect.poll(previews).toBe(4);
  expect(root.querySelector('input[type=file]')).not.toBeNull();
});

test('continues where the connection broke, shows how far it is, and creates one claim [K6]', async () => {
  const shown = await openDelivered();
  const { words, press } = shown;
  await fillIn(shown);
  await choosePictures(shown, 3);
  await answerPicture('p1');
  await api('fault', { path: paths.claimPictures, cut: 'inside' });
  await answerPicture('p2');
  await answerPicture('p3');
  await api('fault', { path: paths.claims, status: 502, body: {} });
  await answerReport();
  await press('Send report');
  await expect.poll(words).toContain('No answer came.');
  expect(words()).toContain('1 of 3 pictures sent');
  // Nothing of the report can exist yet, so it may still be changed.
  expect(words()).toContain('Change the report');
  await press('Try again');
  await expect.poll(words).toContain('Sending your report…');
  await expect.poll(words).not.toContain('Change the report');
  // It tries again automatically.
  await expect.poll(words).toContain('We have received your report.');
  const uploads = await sentTo(paths.claimPictures);
  // The pictures belong to the claim of their key.
  expect(uploads.map(({ key }) => key)).toEqual(Array(4).fill(uploads[0]?.key));
  const [first, second, ...more] = await sentTo(paths.claims);
  expect(first).toMatchObject({ key: uploads[0]?.key, pictures: ['p1', 'p2', 'p3'] });
  expect(second).toEqual(first);
  expect(more).toEqual([]);
});

test('tries again when the browser is online again [K6]', async () => {
  const shown = await openDelivered();
  const { words, press } = shown;
  await fillIn(shown);
  await api('fault', { path: paths.claims, status: 503, headers: { 'retry-after': '3600' }, body: {} });
  await answerReport();
  await press('Send report');
  await expect.poll(words).toContain('No answer came.');
  dispatchEvent(new Event('online'));
  await expect.poll(words).toContain('We have received your report.');
});

/** Leaves the order and comes back to it, as a reload does: all that was in memory is gone. */
async function comeBack({ host, screen }: Shown, button: string) {
  host.removeAttribute('order-id');
  await screen.findByText('Transport ID is required');
  host.setAttribute('order-id', madeUp);
  return screen.findByRole('button', { name: button });
}

test('keeps text, value and pictures when the dialog is closed and when the page reloads [K6]', async () => {
  const shown = await openDelivered();
  const { screen, press, previews, dialog } = shown;
  await fillIn(shown);
  await choosePictures(shown, 2);
  await userEvent.fill(screen.getByLabelText('What it was worth (optional)'), '99,50');
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  await screen.findByText('Your report has not been sent yet.');
  (await comeBack(shown, 'Continue your report')).click();
  await expect.poll(previews).toBe(2);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  expect(field('Something is damaged').checked).toBe(true);
  expect(field('What happened?').value).toBe('The lid is broken');
  expect(field('What it was worth (optional)').value).toBe('99.5');
  await answerPicture('p1');
  await answerPicture('p2');
  await answerReport();
  await press('Send report');
  await screen.findByText('We have received your report.');
  await comeBack(shown, 'Report a problem');
});

test('continues an interrupted sending after a reload, with the same keys [K6]', async () => {
  const shown = await openDelivered();
  const { screen, words, press } = shown;
  await fillIn(shown);
  await choosePictures(shown, 1);
  await answerPicture('p1');
  await api('fault', { path: paths.claims, status: 502, body: {} });
  await press('Send report');
  await expect.poll(words).toContain('No answer came.');
  await answerReport();
  shown.host.removeAttribute('order-id');
  await screen.findByText('Transport ID is required');
  shown.host.setAttribute('order-id', madeUp);
  await screen.findByText('S-1042');
  const [first, second] = await sentTo(paths.claims);
  expect(second).toEqual(first);
  expect(await sentTo(paths.claimPictures)).toHaveLength(1);
});

test('forgets the draft and its pictures at a logout [K6]', async () => {
  const shown = await openDelivered();
  await fillIn(shown);
  await choosePictures(shown, 1);
  expect(sessionStorage.getItem('freight.claims')).toContain('The lid is broken');
  dropDrafts();
  expect(sessionStorage.getItem('freight.claims')).toBeNull();
  const stores = async () => (await indexedDB.databases()).map(({ name }) => name);
  await expect.poll(stores).not.toContain('freight.draftPictures');
});

test('works without storage, for as long as the page lives [K6]', async () => {
  const { setItem } = Storage.prototype;
  const { open } = IDBFactory.prototype;
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  const shown = await openDelivered();
  Storage.prototype.setItem = blocked;
  IDBFactory.prototype.open = blocked;
  onTestFinished(() => {
    Storage.prototype.setItem = setItem;
    IDBFactory.prototype.open = open;
  });
  await fillIn(shown);
  await choosePictures(shown, 1);
  await userEvent.keyboard('{Escape}');
  await shown.press('Continue your report');
  await expect.poll(shown.previews).toBe(1);
  await answerPicture('p1');
  await answerReport();
  await shown.press('Send report');
  await expect.poll(shown.words).toContain('We have received your report.');
});

test('shows the claim that exists when the server refuses a second one [K6]', async () => {
  const shown = await openDelivered();
  await fillIn(shown);
  const existing = aClaim({ caseNumber: 'S-9', state: 'inReview' });
  await api('fault', { path: paths.claims, status: 409, body: { success: false, data: existing } });
  await shown.press('Send report');
  await expect.poll(shown.words).toContain('S-9');
  expect(shown.words()).toContain('Being looked into');
});

test('shows the reason of a refusal, keeps what was written, and sends the next try as another report [K6]', async () => {
  const shown = await openDelivered();
  const { screen, words, press } = shown;
  await fillIn(shown);
  await choosePictures(shown, 1);
  await api('fault', { path: paths.claimPictures, status: 413, body: { message: 'Too large' } });
  await press('Send report');
  await expect.poll(words).toContain('A picture was not accepted.');
  await answerPicture('p1');
  await api('fault', { path: paths.claims, status: 409, body: { message: 'It is too late.' } });
  await press('Send report');
  await expect.poll(words).toContain('It is too late.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('The lid is broken');
  await answerPicture('p1');
  await answerReport();
  await press('Send report');
  await expect.poll(words).toContain('We have received your report.');
  const keys = (await sentTo(paths.claims)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});
