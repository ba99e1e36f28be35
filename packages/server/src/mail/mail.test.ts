import { createServer, type Server } from 'node:net';
import { paths } from '@freight/contract';
import { errorAnswer } from '@freight/contract/schemas';
import { call, startTestServer, type TestServer } from '@freight/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verificationMail } from './accountMails.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 30_000);
afterAll(() => server.close());

test('writes in Swedish and English, as text and as safe HTML', () => {
  const link = 'https://www.example.com/magic-link?token=a&email=%3Cb%3E';
  const mail = verificationMail('a@example.com', link);
  expect(mail.subject).toBe('Bekräfta din e-postadress · Confirm your email address');
  expect(mail.text.split(link)).toHaveLength(3);
  expect(mail.html).toContain('href="https://www.example.com/magic-link?token=a&amp;email=%3Cb%3E"');
  expect(mail.html).toContain('<div lang="sv"');
  expect(mail.html).toContain('<div lang="en"');
});

test('shows sent mails newest first with a link to follow, and no script', async () => {
  const empty = await call(server, 'GET', '/mailbox');
  expect(empty.body).toContain('No mail yet.');
  await server.parts.mailer.send({
    to: '<b>@example.com',
    subject: 'First <script>alert(1)</script>',
    text: 'Hello <img src=x onerror=alert(1)>\n\nhttps://www.example.com/magic-link?token=1&email=b',
    html: '',
  });
  await server.parts.mailer.send({ to: 'c@example.com', subject: 'Second', text: 'Hello', html: '' });
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
  expect((await call(server, 'GET', '/mailbox/style.css')).headers.get('content-type')).toBe(
    'text/css; charset=utf-8',
  );
});

test('answers 404 for a mail that is not there', async () => {
  for (const id of ['999999', 'x', '99999999999999999999']) {
    expect((await call(server, 'GET', `/mailbox/${id}`)).status).toBe(404);
  }
});

test('keeps the newest 200 mails', async () => {
  const { mailer } = server.parts;
  for (let count = 0; count < 205; count += 1) {
    await mailer.send({
      to: 'many@example.com',
      subject: `Mail ${count}`,
      text: 'https://example.com/',
      html: '',
    });
  }
  const kept = await server.mails();
  expect(kept).toHaveLength(200);
  expect(kept[0]?.subject).toBe('Mail 204');
  expect(kept.at(-1)?.subject).toBe('Mail 5');
});

/** A small SMTP server that takes mails, except to addresses that begin with "refused". */
async function startSmtp() {
  const received: string[] = [];
  const smtp: Server = createServer((socket) => {
    let mail: string | undefined;
    socket.write('220 mail.example.com\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (mail !== undefined) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        received.push(mail);
        mail = undefined;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        mail = '';
        socket.write('354 go on\r\n');
      } else if (/^RCPT TO:<refused/i.test(text)) socket.write('550 no such mailbox\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const address = smtp.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => smtp.close() };
}

test('sends by SMTP when it is configured, and then shows no mail box', async () => {
  const smtp = await startSmtp();
  const sending = await startTestServer({
    mail: { smtpUrl: smtp.url, from: 'Freight <freight@example.com>' },
  });
  const register = (email: string) =>
    call(sending, 'POST', paths.register, { body: { email, password: 'a long password' } });
  try {
    expect((await register('somebody@example.com')).status).toBe(200);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toContain('From: Freight <freight@example.com>');
    expect(smtp.received[0]).toContain('To: somebody@example.com');
    expect(smtp.received[0]).toContain('multipart/alternative');
    expect((await call(sending, 'GET', '/mailbox')).status).toBe(404);

    const refused = await register('refused@example.com');
    expect(refused.status).toBe(400);
    expect(errorAnswer.parse(refused.body).message).toBe('No mail can be delivered to this address.');

    smtp.close();
    const unreachable = await register('later@example.com');
    expect(unreachable.status).toBe(503);
    expect(errorAnswer.parse(unreachable.body).message).toBe(
      'The mail could not be sent. Please try again later.',
    );
  } finally {
    await sending.close();
    smtp.close();
  }
}, 30_000);
