import { expect, test } from 'vitest';
import { deliveryCalendar } from './deliveryCalendar.ts';

const delivery = {
  key: 'FR7K-2M9P-QX4T',
  sequence: 3,
  from: new Date('2026-11-22T13:10:00Z'),
  to: new Date('2026-11-22T13:40:00Z'),
  title: 'Leverans; nr 1, \\ och en lång rad med åäö som säkert blir längre än femtiofem tecken',
  description: 'Rad ett\nrad två',
  place: 'Ängelholm, Skåne',
  link: 'https://www.example.com/tracking?orderId=FR7K-2M9P-QX4T',
  isCancelled: false,
};
const write = (parts: Partial<typeof delivery> & { place?: string | undefined } = {}) =>
  deliveryCalendar(
    { ...delivery, ...parts },
    { name: 'Berg & Söner; AB', email: 'info@example.com' },
    new Date('2026-11-22T08:00:00Z'),
  );

test('writes lines of at most 75 bytes, ended by CRLF, with every special character escaped', () => {
  const written = write();
  const lines = written.split('\r\n');
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = written.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(unfolded).toContain(
    'SUMMARY:Leverans\\; nr 1\\, \\\\ och en lång rad med åäö som säkert blir längre än femtiofem tecken',
  );
  expect(unfolded).toContain('DESCRIPTION:Rad ett\\nrad två');
  expect(unfolded).toContain('LOCATION:Ängelholm\\, Skåne');
});

test('names the same delivery by the same id, when it was written, and which version it is', () => {
  const lines = write().split('\r\n');
  expect(write()).toMatch(/^PRODID:.*Berg & Söner.*Delivery/m);
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:PUBLISH',
    'UID:FR7K-2M9P-QX4T@www.example.com',
    'SEQUENCE:3',
    'DTSTAMP:20261122T080000Z',
    'DTSTART:20261122T131000Z',
    'DTEND:20261122T134000Z',
    'STATUS:CONFIRMED',
  ])
    expect(lines).toContain(line);
  expect(write()).toMatch(/^ORGANIZER.*:mailto:info@example\.com/im);
  expect(write({ place: undefined })).not.toContain('LOCATION');
});

test('cancels a delivery under the id it had [A24]', () => {
  const lines = write({ isCancelled: true, sequence: 4 }).split('\r\n');
  for (const line of [
    'METHOD:CANCEL',
    'UID:FR7K-2M9P-QX4T@www.example.com',
    'SEQUENCE:4',
    'STATUS:CANCELLED',
    'DTSTART:20261122T131000Z',
  ])
    expect(lines).toContain(line);
});
