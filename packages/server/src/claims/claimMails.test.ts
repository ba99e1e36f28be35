import type { ClaimRequest } from '@freight/contract';
import { paths } from '@freight/contract';
import { claimAnswer, claimsAnswer } from '@freight/contract/schemas';
import { call } from '@freight/testing/requests';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { desc, like } from '#db/drizzle.ts';
import { mails } from '#db/schema/accounts.ts';
import { pictureIdOf, sendClaim, sendClaimPicture, shareOrder } from '#testing/claims.ts';
import { deliverTransport } from '#testing/orders.ts';
import { openTestServer, type TestUser } from '#testing/server.ts';
import { startSmtp } from '#testing/smtp.ts';

const company = 'info@example.com';
const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
const server = await openTestServer();
const anna = await server.verifiedUser({ lastName: '<b>Exempel</b>' });

const orderIn = (language: string, where = server, user = anna) =>
  deliverTransport(where, {
    headers: { ...user.headers, 'accept-language': language } as TestUser['headers'],
  });
async function report(parts: Partial<ClaimRequest>, user?: TestUser, where = server) {
  const answer = await sendClaim(where, parts, user);
  expect(answer.status).toBe(201);
  return claimAnswer.parse(answer.body).data;
}
/** The mails about a case, newest first. */
const mailsAbout = async (caseNumber: string) =>
  server.database.db
    .select()
    .from(mails)
    .where(like(mails.subject, `%${caseNumber}%`))
    .orderBy(desc(mails.id));
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

test('mails everything to the company, pictures attached and texts escaped [K6]', async () => {
  const order = await orderIn('en');
  const key = 'with pictures';
  const sent: string[] = [];
  for (const colour of ['#f00', '#0f0']) {
    const data = await picture(colour);
    sent.push(pictureIdOf(await sendClaimPicture(server, { order: order._id, key, data }, anna)));
  }
  const text = 'The lid is broken.\n<img src=x onerror=alert(1)> & "all" inside';
  // In the order of the claim, not of the uploads.
  const pictures = sent.toReversed();
  const claim = await report({ order: order._id, key, text, value: 1234.5, pictures }, anna);
  const mail = (await mailsAbout(claim.caseNumber)).find(({ recipient }) => recipient === company);
  expect(mail?.subject).toBe(`Anmälan ${claim.caseNumber}: Skadat, ${order.orderId}`);
  const shown = plain(mail?.bodyText);
  for (const fact of [
    'The lid is broken.\n\n<img src=x',
    `Paketnummer: ${order.orderId}`,
    'Värde: 1 234,50 kr',
    'Bilder: 2',
    'Anmäld av: kunden',
    anna.email,
    '+46 70 000 00 01',
    'Sveavägen 44',
  ])
    expect(shown).toContain(fact);
  expect(mail?.bodyHtml).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;all&quot; inside');
  expect(mail?.bodyHtml).toContain('&lt;b&gt;Exempel&lt;/b&gt;');
  expect(mail?.bodyHtml).not.toMatch(/<img|<b>/);
  expect(mail?.extras?.replyTo).toBe(anna.email);
  const files = mail?.extras?.files ?? [];
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    [`${claim.caseNumber}-1.webp`, 'image/webp'],
    [`${claim.caseNumber}-2.webp`, 'image/webp'],
  ]);
  const first = await sharp(Buffer.from(files[0]?.text ?? '', 'base64')).stats();
  expect(first.dominant.g).toBeGreaterThan(first.dominant.r);
  // The demo's mail box shows them.
  const page = await call(server, 'GET', `/mailbox/${mail?.id}`);
  expect(page.body).toContain(`${claim.caseNumber}-2.webp`);
  const file = await fetch(`${server.url}/mailbox/${mail?.id}/files/1`);
  expect(file.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 40,
  });
});

test.each([
  ['sv', 'Vi har fått din anmälan', 'svarar senast', 'Svar på din anmälan', 'Godkänd'],
  ['en', 'We have received your report', 'will answer by', 'Answer to your report', 'Accepted'],
  ['de', 'Ihre Meldung', 'antworten spätestens am', 'Antwort auf Ihre Meldung', 'Anerkannt'],
] as const)(
  'confirms a claim to its customer and mails the answer, in the language of the order: %s [K6]',
  async (language, received, by, answered, accepted) => {
    const order = await orderIn(language);
    const claim = await report({ order: order._id, value: 99, text: '<i>Broken</i> lid' }, anna);
    const confirmation = (await mailsAbout(claim.caseNumber)).find(
      ({ recipient }) => recipient === anna.email,
    );
    expect(confirmation?.subject).toContain(received);
    expect(confirmation?.subject).toContain(claim.caseNumber);
    expect(confirmation?.bodyHtml).toContain(`<html lang="${language}">`);
    expect(confirmation?.bodyHtml).toContain('&lt;i&gt;Broken&lt;/i&gt; lid');
    const day = new Date(claim.answerBy).getFullYear();
    expect(plain(confirmation?.bodyText)).toMatch(new RegExp(`${by} .*${day}`));
    expect(confirmation?.bodyText).toContain(`https://www.example.com/order-details/${order.orderId}`);
    expect(confirmation?.extras).toEqual({ replyTo: company });

    await server.answerClaim(claim.caseNumber, 'inReview');
    expect(await mailsAbout(claim.caseNumber)).toHaveLength(2);
    await server.answerClaim(claim.caseNumber, 'accepted', 'We pay for it.\nBy <Friday>.');
    const [mail] = await mailsAbout(claim.caseNumber);
    expect(mail?.recipient).toBe(anna.email);
    expect(mail?.subject).toContain(answered);
    expect(mail?.bodyText).toContain('We pay for it.\n\nBy <Friday>.');
    expect(mail?.bodyHtml).toContain('By &lt;Friday&gt;.');
    expect(mail?.bodyText).toContain(accepted);
    const read = await call(server, 'POST', paths.claimsOfOrder, {
      headers: anna.headers,
      body: { order: order._id },
    });
    expect(claimsAnswer.parse(read.body).data.claims).toEqual([
      {
        ...claim,
        state: 'accepted',
        answer: 'We pay for it.\nBy <Friday>.',
        answeredAt: expect.any(String),
      },
    ]);
  },
);

test('mails only the company about the claim of a link, whose holder reads the answer by it [K6]', async () => {
  const order = await orderIn('en');
  const { share } = await shareOrder(server, order, anna);
  const claim = await report({ share });
  await server.answerClaim(claim.caseNumber, 'declined', 'It was not us.');
  const [mail, ...others] = await mailsAbout(claim.caseNumber);
  expect([mail?.recipient, others]).toEqual([company, []]);
  expect(mail?.bodyText).toContain('Anmäld av: en person med delad länk');
  expect(mail?.extras?.replyTo).toBeUndefined();
  const read = await call(server, 'POST', paths.claimsOfOrder, { body: { share } });
  expect(claimsAnswer.parse(read.body).data.claims).toMatchObject([{ answer: 'It was not us.' }]);
});

test('sends the pictures by SMTP as they were stored [K6]', async () => {
  const smtp = await startSmtp();
  const own = await openTestServer({ mail: { smtpUrl: smtp.url, from: 'Freight <no-reply@example.com>' } });
  const eva = await own.verifiedUser();
  const { _id: order } = await orderIn('en', own, eva);
  const data = await picture('#00f');
  const pictures = [pictureIdOf(await sendClaimPicture(own, { order, data }, eva))];
  const claim = await report({ order, pictures }, eva, own);
  const name = `${claim.caseNumber}-1.webp`;
  const sent = await vi.waitFor(
    () => smtp.received.find((mail) => mail.includes(name)) ?? Promise.reject(new Error('No mail yet')),
    15_000,
  );
  const part = sent.split(/\r\n--/).find((each) => each.includes(`filename=${name}`)) ?? '';
  expect(part).toContain('Content-Type: image/webp');
  const [, body = ''] = part.split('\r\n\r\n');
  expect(await sharp(Buffer.from(body, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 40 });
});
