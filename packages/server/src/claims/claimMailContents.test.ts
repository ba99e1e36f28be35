import { expect, test } from 'vitest';
import type { ClaimRecord } from '#db/schema/claims.ts';
import type { AttemptRecord } from '#db/schema/handovers.ts';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { answeredMail, companyMail, receivedMail } from './claimMails.ts';

const company = {
  name: 'Exempelfrakt',
  address: 'Exempelgatan 1, 652 00 Karlstad',
  email: 'info@example.com',
  siteUrl: 'https://www.example.com',
};
const aClaim = (parts: Partial<ClaimRecord> = {}): ClaimRecord => ({
  id: 'claim',
  caseNumber: 'C7K-2M9P',
  orderId: 'order',
  reporter: 'anna',
  byLink: false,
  key: 'key',
  bodyHash: 'hash',
  kind: 'damaged',
  text: 'The lamp is broken. \n\n The box too.',
  valueOre: 125_000,
  state: 'received',
  createdAt: new Date('2026-11-23T09:00:00Z'),
  answerBy: new Date('2026-11-30T09:00:00Z'),
  answer: null,
  answeredAt: null,
  ...parts,
});
const attempt: AttemptRecord = {
  id: 'attempt',
  orderId: 'order',
  number: 1,
  outcome: 'failed',
  beganAt: new Date('2026-11-22T13:00:00Z'),
  endedAt: new Date('2026-11-22T13:05:00Z'),
  metres: 12,
  codeRight: null,
  name: null,
  called: true,
  next: null,
};
const order = anOrderRecord();
const pictures = [Uint8Array.of(1, 2, 3), Uint8Array.of(4)];
/** The facts of a mail: lines with a label, a colon and a value. */
const factsIn = (text: string): string[] =>
  plain(text)
    .split('\n')
    .filter((row) => /^[^:]+: /.test(row));
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('the company reads all that was reported, with its pictures, and answers the customer [T10]', () => {
  const mail = companyMail(company, { order, claim: aClaim(), pictures });
  expect(mail).toMatchObject({
    to: 'info@example.com',
    subject: 'Anmälan C7K-2M9P: Skadat, FR7K-2M9P-QX4T',
    replyTo: 'anna@example.com',
    files: [
      { name: 'C7K-2M9P-1.webp', type: 'image/webp', text: 'AQID', encoding: 'base64' },
      { name: 'C7K-2M9P-2.webp', type: 'image/webp', text: 'BA==', encoding: 'base64' },
    ],
  });
  expect(mail.text).toContain('\n\nThe lamp is broken.\n\nThe box too.\n\n');
  expect(mail.text).toContain('claims answer C7K-2M9P.');
  expect(mail.html).toContain('Mejlet gäller en anmälan till Exempelfrakt.');
  expect(factsIn(mail.text)).toEqual([
    'Ärende: C7K-2M9P',
    'Paketnummer: FR7K-2M9P-QX4T',
    'Anmält: Skadat',
    expect.stringMatching(/^Värde: 1 250,00 kr$/),
    'Bilder: 2',
    'Svar senast: 30 november 2026',
    'Anmäld av: kunden',
    'Kund: Anna Exempel',
    'E-post: anna@example.com',
    'Telefon: +46 70 000 00 01',
    'Hämtades: Storgatan 12, 652 24 Karlstad, Sverige',
    'Lämnades: Sveavägen 44, 111 34 Stockholm, Sverige',
  ]);
});

test('the company reads what is missing: no text, no value, no pictures, no name, no address [T10]', () => {
  const unnamed = { ...order.sender, firstName: '', lastName: '', email: '', phoneNr: '' };
  const mail = companyMail(company, {
    order: { ...order, sender: unnamed },
    claim: aClaim({ text: '', valueOre: null }),
    pictures: [],
  });
  expect(mail.text).toContain('\n\nIngen text.\n\n');
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail).not.toHaveProperty('files');
  expect(factsIn(mail.text).slice(3)).toEqual([
    'Svar senast: 30 november 2026',
    'Värde: inte angivet',
    'Anmäld av: kunden',
    expect.stringContaining('Hämtades'),
    expect.stringContaining('Lämnades'),
  ]);
});

test('the holder of a link gets no answer, and a word about the door needs no value but the attempt [T10]', () => {
  const claim = aClaim({ byLink: true, kind: 'wasAtHome', valueOre: null, text: '' });
  const mail = companyMail(company, { order, claim, pictures: [], attempt });
  expect(mail).not.toHaveProperty('replyTo');
  const facts = factsIn(mail.text);
  expect(facts).toContain('Anmäld av: en person med delad länk, som inte får något mejl');
  expect(facts).toContainEqual(
    expect.stringMatching(/^Försöket: 22 november 2026 .*14:05.*, 12 m från dörren$/),
  );
  expect(facts.join()).not.toContain('Värde');
});

test('customers get a confirmation in their language, with their own words and until when there is an answer [T10]', () => {
  const mail = receivedMail(company, { order, claim: aClaim(), pictures });
  expect(mail).toMatchObject({
    to: 'anna@example.com',
    replyTo: 'info@example.com',
    subject: 'We have received your report C7K-2M9P',
  });
  expect(plain(mail.text)).toContain(
    'We are looking into it and will answer by 30 November 2026.\n\nPlease keep the goods and the packaging until you have our answer.\n\nThis is what you wrote:\n\nThe lamp is broken.\n\nThe box too.\n\nShow the order:\nhttps://www.example.com/order-details/FR7K-2M9P-QX4T\n\n',
  );
  expect(mail.html).toContain('This email is about your report to Exempelfrakt.');
  expect(factsIn(mail.text)).toEqual([
    'Case: C7K-2M9P',
    'Package ID: FR7K-2M9P-QX4T',
    'Reported: Damaged',
    expect.stringMatching(/^Value: .*1,250\.00/),
    'Pictures: 2',
    'Answer by: 30 November 2026',
  ]);
});

test('a word about the door is answered without asking to keep the goods [T10]', () => {
  const claim = aClaim({ kind: 'notMyDoor', valueOre: null, text: '' });
  const { text } = receivedMail(company, { order, claim, pictures: [] });
  expect(plain(text)).toContain(
    'what happened at the door and will answer by 30 November 2026.\n\nShow the order',
  );
  expect(text).not.toMatch(/packaging|you wrote|Value|Pictures/);
});

test('a customer whose language is not known reads both; one of a partner is sent to the tracking page [T10]', () => {
  const sender = { ...order.sender, isOfPartner: true as const };
  const mail = receivedMail(company, {
    order: { ...order, language: null, sender },
    claim: aClaim(),
    pictures: [],
  });
  expect(mail.subject).toBe('Vi har fått din anmälan C7K-2M9P · We have received your report C7K-2M9P');
  expect(mail.text).toContain(
    'Visa beställningen:\nhttps://www.example.com/tracking?orderId=FR7K-2M9P-QX4T\n',
  );
});

test("the company's answer has its words and the state of the case [T10]", () => {
  const claim = aClaim({ state: 'accepted', answer: 'We pay 1250 kr.\nSorry.' });
  const mail = answeredMail(company, { order, claim });
  expect(mail).toMatchObject({
    to: 'anna@example.com',
    replyTo: 'info@example.com',
    subject: 'Answer to your report C7K-2M9P',
  });
  expect(mail.text).toContain(
    'We have answered your report\n\nWe pay 1250 kr.\n\nSorry.\n\nShow the order:\n',
  );
  expect(factsIn(mail.text)).toEqual([
    'Status: Accepted',
    'Case: C7K-2M9P',
    'Package ID: FR7K-2M9P-QX4T',
    'Reported: Damaged',
  ]);
  expect(answeredMail(company, { order, claim: aClaim() }).text).toContain(
    'We have answered your report\n\nShow the order:',
  );
});
