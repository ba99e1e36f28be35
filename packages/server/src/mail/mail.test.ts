import { call, openTestServer } from '@freight/server/testing';
import { expect, test } from 'vitest';
import { sampleSeller } from '#config/seller.ts';
import { passwordChangedMail, verificationMail } from './accountMails.ts';

const server = await openTestServer();

const sender = { ...sampleSeller, siteUrl: 'https://www.example.com' };
const link = 'https://www.example.com/magic-link?token=a&email=%3Cb%3E';
const add = (mail: { to: string; subject: string; text: string; html: string }) =>
  server.database.transaction((tx) => server.parts.outbox.add(tx, mail));

test('writes in Swedish and English where the language is not known, as text and as safe HTML', () => {
  const mail = verificationMail(sender, { email: 'a@example.com', language: undefined }, link);
  expect(mail.subject).toBe('Bekräfta din e-postadress · Confirm your email address');
  expect(mail.text.split(link)).toHaveLength(3);
  expect(mail.html).toContain('href="https://www.example.com/magic-link?token=a&amp;email=%3Cb%3E"');
  expect(mail.html).toContain('lang="sv"');
  expect(mail.html).toContain('lang="en"');
});

test.each([
  ['sv', 'Bekräfta din e-postadress', 'Behöver du hjälp?'],
  ['en', 'Confirm your email address', 'Need help?'],
  ['de', 'Bestätigen Sie Ihre E-Mail-Adresse', 'Brauchen Sie Hilfe?'],
] as const)(
  "writes in the person's language alone where it is known: %s [L11]",
  (language, subject, help) => {
    const mail = verificationMail(sender, { email: 'a@example.com', language }, link);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(help);
    expect(mail.text.split(link)).toHaveLength(2);
    expect(mail.html).toContain(`<html lang="${language}">`);
  },
);

test("names the company, its address and where help is, in the HTML and in the text, and makes the company's name safe [L11]", () => {
  const mail = passwordChangedMail(
    { ...sender, name: 'Berg & Söner <AB>' },
    { email: 'a@example.com', language: 'sv' },
    Date.UTC(2026, 10, 22, 11, 5),
  );
  expect(mail.html).toContain('Berg &amp; Söner &lt;AB&gt;');
  expect(mail.html).toContain('mailto:info@example.com');
  expect(mail.text).toMatch(/^Berg & Söner <AB>\n/);
  for (const part of [mail.html, mail.text]) {
    expect(part).toMatch(/Exempelgatan 1, 652\s00 Karlstad/);
    expect(part).toContain('https://www.example.com/contact');
    expect(part).toContain('22 november 2026');
    expect(part).toContain('12:05');
  }
  // Nothing is fetched when the mail is read.
  expect(mail.html).not.toMatch(/<img|<link|url\(|src=/);
});

test('shows sent mails newest first with a link to follow, and no script', async () => {
  const empty = await call(server, 'GET', '/mailbox');
  expect(empty.body).toContain('No mail yet.');
  await add({
    to: '<b>@example.com',
    subject: 'First <script>alert(1)</script>',
    text: 'Hello <img src=x onerror=alert(1)>\n\nhttps://www.example.com/magic-link?token=1&email=b',
    html: '<html><head></head><body><a href="https://www.example.com/">Go</a></body></html>',
  });
  await add({ to: 'c@example.com', subject: 'Second', text: 'Hello', html: '' });
  const list = await call(server, 'GET', '/mailbox');
  expect(list.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(list.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
  const html = String(list.body);
  expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'));
  expect(html).toContain('name="viewport"');

  const path = /href="(\/mailbox\/\d+)"><strong>First/.exec(html)?.[1] ?? '';
  const mail = String((await call(server, 'GET', path)).body);
  expect(mail).toContain('href="https://www.example.com/magic-link?token=1&amp;email=b"');
  expect(html + mail).not.toMatch(/<script|<img|<b>/);
  const letter = await call(server, 'GET', `${path}/letter`);
  expect(letter.headers.get('content-security-policy')).toMatch(/^sandbox [^;]*; default-src 'none'/);
  expect(letter.body).toContain('<base target="_top">');
  expect((await call(server, 'GET', '/mailbox/style.css')).headers.get('content-type')).toBe(
    'text/css; charset=utf-8',
  );
});

test('answers 404 for a mail that is not there', async () => {
  for (const id of ['999999', 'x', '99999999999999999999', '999999/letter']) {
    expect((await call(server, 'GET', `/mailbox/${id}`)).status).toBe(404);
  }
});

test('keeps the newest 200 mails', async () => {
  for (let count = 0; count < 205; count += 1) {
    await add({ to: 'many@example.com', subject: `Mail ${count}`, text: 'https://example.com/', html: '' });
  }
  const kept = await server.mails();
  expect(kept).toHaveLength(200);
  expect(kept[0]?.subject).toBe('Mail 204');
  expect(kept.at(-1)?.subject).toBe('Mail 5');
});
