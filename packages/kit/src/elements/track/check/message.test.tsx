import { paths } from '@freight/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '#elements/track/freight-track.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

let orderId = '';
const senders = {
  version: 1,
  hosts: ['freight.example.com'],
  names: ['Exempelfrakt'],
  phones: ['+46 54 00 00 00'],
};
const offer = (data: object) =>
  api('fault', { path: paths.capabilities, status: 200, body: { success: true, data } });

beforeAll(async () => {
  await connectToApi();
  ({ orderId } = await orderOfSomebody());
});
beforeEach(async () => {
  await connectToApi();
  await api('reset');
  await offer({ senders });
});

async function submit(text: string, language: 'sv' | 'en' | 'de' = 'en') {
  const rendered = await renderElement(element, { language });
  const wanted: unknown[] = [];
  rendered.host.addEventListener('freight-navigate', (event) => {
    wanted.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  const field = rendered.screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.fill(field, text);
  field.focus();
  await userEvent.keyboard('{Enter}');
  return { ...rendered, field, wanted };
}

test.each([
  ['sv', 'Inte från oss. Öppna det inte, betala inte.', /Vi har en beställning med numret i texten/],
  ['en', 'Not from us. Do not open it, do not pay.', /We have an order with the number in it/],
  [
    'de',
    'Nicht von uns. Bitte nicht öffnen und nicht bezahlen.',
    /Wir haben einen Auftrag mit der Nummer im Text/,
  ],
] as const)(
  'warns of a foreign link beside a real number, in %s, and follows the order without it [K7]',
  async (language, warning, known) => {
    const { host, screen, wanted } = await submit(
      `Paket ${orderId}: betala 29 kr pa https://freight.example.com.evil.test/pay`,
      language,
    );
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain(warning);
    expect(box.textContent).toContain('freight.example.com.evil.test');
    await screen.findByText(known);
    expect(await accessibilityFindings(host)).toEqual([]);
    screen.getByRole('button', { name: new RegExp(orderId) }).click();
    expect(wanted).toEqual([{ to: 'tracking', params: { orderId } }]);
    const announcer = document.querySelector('[data-freight-announcer=assertive]');
    await expect.poll(() => announcer?.textContent).toBe(warning);
  },
);

test('sends nothing of a message but its number [K7]', async () => {
  const { screen } = await submit(`Hej Anna Hemlig, ${orderId} ligger hos https://evil.test/abc-secret`);
  await screen.findByRole('alert');
  const sent = JSON.stringify(await api('requests', ''));
  expect(sent).toContain(orderId);
  for (const word of ['Anna', 'Hemlig', 'evil', 'secret']) expect(sent).not.toContain(word);
});

test('confirms a link of the company, and names the senders of its messages [K7]', async () => {
  const { screen, wanted } = await submit(
    `Your parcel ${orderId} comes today. https://freight.example.com/tracking?orderId=${orderId}`,
  );
  await screen.findByText('The link leads to us:');
  await screen.findByText(
    /Our messages come from Exempelfrakt\. Our calls and texts come from \+46 54 00 00 00\./,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(wanted).toEqual([]);
});

test('opens a link of the company that shows the parcel without its number [K7]', async () => {
  const { screen } = await submit('Follow it: https://freight.example.com/shared#aZ_unknown');
  const link = await screen.findByRole('link', { name: 'Open the link' });
  expect(link.getAttribute('href')).toBe('https://freight.example.com/shared#aZ_unknown');
});

test('follows the order of a pasted link of the company immediately [K7]', async () => {
  const { wanted } = await submit(`https://freight.example.com/tracking?orderId=${orderId}`);
  await expect.poll(() => wanted).toEqual([{ to: 'tracking', params: { orderId } }]);
});

test('reports a number without an order, and a text without a number [K7]', async () => {
  const { screen, field } = await submit('Paket AB12-CD34-EF56 väntar hos oss, kom i dag');
  await screen.findByText('We have no order with the number AB12-CD34-EF56.');
  await userEvent.fill(field, 'Hej. Ring mig, snälla.');
  expect(screen.queryByText(/AB12/)).toBeNull();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('There is no package ID in this text.');
});

test('judges no sender for an API that lists no senders, but finds the number [K7]', async () => {
  await api('reset');
  await offer({});
  const { screen, wanted } = await submit(`Paket ${orderId}: https://evil.test/pay`);
  await expect.poll(() => wanted).toEqual([{ to: 'tracking', params: { orderId } }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('judges a link of the company without a scheme, and sends nothing of it but its number [B22] [K7]', async () => {
  const { wanted } = await submit(`freight.example.com/tracking?orderId=${orderId}`);
  await expect.poll(() => wanted).toEqual([{ to: 'tracking', params: { orderId } }]);
  expect(await api('requests', '/validate/freight')).toEqual([]);
});

test('keeps the words of several lines apart when they are pasted [K7]', async () => {
  const { screen } = await renderElement(element, { language: 'en' });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', `Ditt paket\r\n${orderId}\r\nhttps://evil.test/pay\r\n`);
  const paste = () => new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  // The code for it comes when the field is used. Until then nothing happens: the browser pastes only for a person.
  await expect
    .poll(() => {
      field.dispatchEvent(paste());
      return field.value;
    })
    .not.toBe('');
  expect(field.value).toBe(`Ditt paket ${orderId} https://evil.test/pay`);
  // Used once more, it is not pasted twice.
  field.blur();
  field.focus();
  field.select();
  field.dispatchEvent(paste());
  expect(field.value).toBe(`Ditt paket ${orderId} https://evil.test/pay`);
});

test('asks to try again when no answer comes, and keeps the message [K7]', async () => {
  await api('setDown', true);
  const message = `Paket ${orderId}: https://evil.test/pay`;
  const { screen, field } = await submit(message);
  await screen.findByText('The message could not be checked. Please try again.');
  expect(field.value).toBe(message);
  await api('setDown', false);
  await offer({ senders });
  field.focus();
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByText('Not from us. Do not open it, do not pay.')).isConnected).toBe(true);
});
