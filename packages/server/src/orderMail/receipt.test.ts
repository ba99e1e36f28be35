import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '#db/schema/orders.ts';
import { anOrderRecord } from '#testing/orderRecords.ts';
import { orderCalendar } from './orderCalendar.ts';
import { comingMail, orderMail } from './orderMails.ts';
import type { OrderMailName } from './orderTexts.ts';

const sender = {
  name: 'Exempelfrakt',
  address: 'Exempelgatan 1, 652 00 Karlstad',
  email: 'info@example.com',
  siteUrl: 'https://www.example.com',
};
const window = { from: new Date('2026-11-22T13:10:00Z'), to: new Date('2026-11-22T13:40:00Z') };
const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');

function written(name: OrderMailName, parts: Partial<OrderRecord> = {}, more: object = {}) {
  const order = anOrderRecord(parts);
  const facts = { order, language: order.language, window, now: Date.parse('2026-11-22T09:00:00Z'), ...more };
  const mail = orderMail(name, sender, facts);
  return { ...mail, text: plain(mail.text) };
}

describe('the receipt', () => {
  it('names price, VAT and seller to the öre [T9]', () => {
    const { text, to } = written('placed');
    expect(to).toBe('anna@example.com');
    expect(text).toContain('Total incl. VAT: SEK 667.33\n');
    expect(text).toContain('Including 25% VAT: SEK 133.47\n');
    expect(text).toContain('Seller: Exempelfrakt, Exempelgatan 1, 652 00 Karlstad\n');
  });

  it('names the number and the weight of all pieces [T9]', () => {
    const { goods } = anOrderRecord();
    expect(written('placed', { goods: { ...goods, quantity: 3 } }).text).toContain('Goods: 3 pc, 37.5 kg\n');
  });

  it('shows whether the order is paid [T9]', () => {
    expect(written('placed').text).toContain('Payment: Paid\n');
    expect(written('placed', { paymentStatus: 'pending' }).text).toContain('Payment: Not paid yet\n');
  });

  it('names both places and when the parcel is expected [T9]', () => {
    const { text } = written('placed');
    expect(text).toContain('Pickup: Storgatan 12, 652 24 Karlstad, Sverige\n');
    expect(text).toContain('Delivery: Sveavägen 44, 111 34 Stockholm, Sverige\n');
    expect(text).toContain('Expected: 22 November, 14:10–14:40 CET\n');
    expect(written('placed', {}, { window: undefined }).text).not.toContain('Expected');
  });

  it('comes before the words about the waybill, and in no later mail [T9]', () => {
    const { text } = written('placed');
    expect(text.indexOf('Total incl. VAT')).toBeLessThan(text.indexOf('The waybill is on'));
    expect(written('delivered').text).not.toContain('Total incl. VAT');
  });
});

describe('a mail about an order', () => {
  it('is in Swedish and English where the language is unknown [T9]', () => {
    const { subject, text } = written('placed', { language: null });
    expect(subject).toBe('Din beställning FR7K-2M9P-QX4T · Your order FR7K-2M9P-QX4T');
    expect(text).toContain('Totalt inkl. moms: 667,33 kr\n');
    expect(text).toContain('Total incl. VAT: SEK 667.33\n');
  });

  it('leads to its order, to a new one when it is cancelled, and to the choice of mails [T9]', () => {
    expect(written('onTheWay').text).toContain(
      'Track your parcel:\nhttps://www.example.com/tracking?orderId=FR7K-2M9P-QX4T\n',
    );
    expect(written('cancelled').text).toContain(
      'Place a new order:\nhttps://www.example.com/package-sending\n',
    );
    expect(written('cancelled').text).not.toContain('/tracking?');
    expect(written('delivered').text).toContain(
      'Waybill and invoice:\nhttps://www.example.com/order-details/FR7K-2M9P-QX4T\n',
    );
    expect(written('delivered').text).toContain('https://www.example.com/settings\n');
  });

  it('names the towns, the address where no town is known, and the moment of the change [T9]', () => {
    const history = [{ status: 'delivered' as const, changedAt: '2026-11-22T13:20:00.000Z' }];
    const { dropoff } = anOrderRecord();
    expect(written('delivered', { history }).text).toMatch(
      /delivered in Stockholm on 22 November 2026 at 14:20 CET/,
    );
    expect(written('delivered', { history, dropoff: { ...dropoff, city: '' } }).subject).toBe(
      'Your parcel has arrived in Sveavägen 44, 111 34 Stockholm, Sverige',
    );
    expect(written('delivered', { history: [], updatedAt: new Date('2026-11-22T15:00:00Z') }).text).toContain(
      '16:00 CET',
    );
  });

  it('keeps its subject on one line [T9]', () => {
    const { dropoff } = anOrderRecord();
    expect(written('delivered', { dropoff: { ...dropoff, city: 'Stock\r\nBcc: x' } }).subject).toBe(
      'Your parcel has arrived in Stock Bcc: x',
    );
  });

  it('has one click to end such mails where there is an address for it [T9]', () => {
    const unsubscribe = 'https://www.example.com/api/v1/unsubscribe?token=t';
    const mail = written('delivered', {}, { unsubscribe });
    expect(mail.unsubscribe).toBe(unsubscribe);
    expect(mail.text).toContain(`No more emails about deliveries:\n${unsubscribe}\n`);
    expect(written('delivered').unsubscribe).toBeUndefined();
  });
});

describe('a mail about an arrival that moved', () => {
  const promise = (from: string, to: string) => ({
    from: `2026-11-22T${from}:00.000Z`,
    to: `2026-11-22T${to}:00.000Z`,
    at: '2026-11-22T09:05:00.000Z',
    expected: `2026-11-22T${from}:00.000Z`,
  });
  const first = promise('10:00', '11:00');
  const moved = { ...promise('13:00', '14:00'), reason: 'traffic' as const };

  it('names what was promised first and why it moved [K1]', () => {
    const { text } = written('late', { arrivals: [first, moved] });
    expect(text).toContain('Expected: 22 November, 14:10–14:40 CET\n');
    expect(text).toContain('First promised: 22 November, 11:00–12:00 CET\n');
    expect(text).toMatch(/Reason: \p{L}+/u);
    const own = written('late', { arrivals: [first, { ...moved, reasonText: 'Kö i hamnen' }] });
    expect(own.text).toContain('Reason: Kö i hamnen\n');
  });

  it('names no reason that is unknown, nor one for what came right again [K1]', () => {
    expect(written('late', { arrivals: [first, promise('13:00', '14:00')] }).text).not.toContain('Reason:');
    const caughtUp = written('caughtUp', { arrivals: [first, moved] }).text;
    expect(caughtUp).toContain('First promised: 22 November, 11:00–12:00 CET\n');
    expect(caughtUp).not.toContain('Reason:');
  });

  it('names no promise without one, nor in another mail [K1]', () => {
    expect(written('late', { arrivals: [] }).text).not.toContain('First promised');
    expect(written('onTheWay', { arrivals: [first, moved] }).text).not.toMatch(/First promised|Reason:/);
  });
});

describe('a mail about a handover', () => {
  const attempt = {
    outcome: 'delivered',
    endedAt: new Date('2026-11-22T13:20:00Z'),
    metres: 3,
    codeRight: true,
    name: 'Bo',
  };

  it('names when and how far from the door it was, the code and who received it [K5]', () => {
    const { text } = written('delivered', {}, { attempt });
    expect(text).toContain('Handed over: 22 November 2026 at 14:20 CET, 3 m from the door\n');
    expect(text).toContain('Code: correct\n');
    expect(text).toContain('Received by: Bo\n');
  });

  it('names neither code nor person of an attempt without them [K5]', () => {
    const failed = { ...attempt, outcome: 'failed', codeRight: null, name: null };
    const { text } = written('delivered', {}, { attempt: failed });
    expect(text).toContain('Attempt: 22 November 2026 at 14:20 CET, 3 m from the door\n');
    expect(text).not.toMatch(/Handed over|Code:|Received by/);
  });
});

describe("the customer's own reference", () => {
  it('is in each mail to the customer, and not in the one to the recipient', () => {
    const parts = { reference: 'PO 4711' };
    expect(written('delivered', parts).text).toContain('PO 4711\n');
    expect(written('placed', parts).text).toContain('PO 4711\n');
    const order = anOrderRecord(parts);
    const mail = comingMail(sender, { order, language: order.language, window, now: 0 });
    expect(mail.text).not.toContain('4711');
  });
});

describe('the mail to the recipient', () => {
  const coming = (parts: Partial<OrderRecord> = {}) => {
    const order = anOrderRecord(parts);
    const mail = comingMail(sender, { order, language: order.language, window, now: 0 });
    return { ...mail, text: plain(mail.text) };
  };
  const named = (firstName: string) => ({ sender: { ...anOrderRecord().sender, firstName } });

  it('goes to the recipient, names the towns of the coordinates and shows no links of the customer [T9]', () => {
    const { pickup } = anOrderRecord();
    const { to, text, replyTo } = coming({ pickup: { ...pickup, city: 'evil.example' } });
    expect([to, replyTo]).toEqual(['bo@example.com', 'info@example.com']);
    expect(text).toContain('Anna has sent a parcel from Karlstad to Stockholm.');
    expect(text).not.toMatch(/order-details|\/settings|evil/);
  });

  it('names a sender by a plain first name alone [T9]', () => {
    expect(coming(named(' Åsa ')).subject).toBe('A parcel from Åsa is on its way to you');
    expect(coming(named('pay at evil')).subject).toBe('A parcel is on its way to you');
    expect(coming(named('A'.repeat(31))).subject).toBe('A parcel is on its way to you');
  });
});

describe('the file for the calendar', () => {
  const calendar = (parts: Partial<OrderRecord> = {}) =>
    orderCalendar(anOrderRecord(parts), window, sender, new Date('2026-11-22T09:00:00Z'));

  it('has the window, the town and the version of the order [T9]', () => {
    const { name, type, text } = calendar();
    expect(name).toBe('FR7K-2M9P-QX4T.ics');
    expect(type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(text).toMatch(/SEQUENCE:2\r[\s\S]*DTSTART:20261122T131000Z\r\nDTEND:20261122T134000Z\r/);
    expect(text).toContain('SUMMARY:Delivery of FR7K-2M9P-QX4T');
    expect(text).toContain('LOCATION:Stockholm');
    expect(calendar({ language: null }).text).toContain('SUMMARY:Leverans av FR7K-2M9P-QX4T');
  });

  it('removes a cancelled delivery, and is announced as that in the mail [T9]', () => {
    expect(calendar({ status: 'cancelled' }).type).toContain('method=CANCEL');
    expect(written('cancelled', { status: 'cancelled' }).text).toContain(
      'removes the delivery from your calendar',
    );
    expect(written('cancelled').text).not.toContain('Expected');
    expect(written('onTheWay').text).toContain('shows when the parcel is expected');
    expect(written('onTheWay', {}, { window: undefined }).files).toBeUndefined();
  });
});
