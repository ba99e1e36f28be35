import { expect, test } from 'vitest';
import { isOwn, readMessage } from './readMessage.ts';

const hosts = ['freight.example.com', '*.frakt.example'];
const judged = (text: string) =>
  readMessage(text).links.map((link) => `${isOwn(link, hosts) ? 'own' : 'foreign'} ${link.host ?? '-'}`);

test.each([
  'https://freight.example.com/tracking?orderId=FR7K-2M9P-QX4E',
  'http://freight.example.com',
  'HTTPS://FREIGHT.EXAMPLE.COM/T',
  'https://freight.example.com:8443/tracking',
  'https://freight.example.com./tracking',
  'freight.example.com/tracking',
  'https://se.frakt.example/x',
  'https://a.b.frakt.example/x',
  'https://ｆreight.example.com/tracking',
])('recognises a link of the company: %s [K7]', (link) => {
  expect(judged(`Ditt paket är på väg: ${link}`).map((one) => one.split(' ')[0])).toEqual(['own']);
});

/** Addresses that look like the company's, in every way that is in use. */
const lookAlikes = [
  // The company's name as a part of another host.
  'https://freight.example.com.evil.test/tracking',
  'https://freight.example.com-parcel.test/pay',
  'https://freight-example.com/pay',
  'https://freightexample.com/pay',
  'https://freight.example.co/pay',
  'https://freight.example.com.co/pay',
  'https://freight.example.comm/pay',
  'https://xfreight.example.com/pay',
  'https://pay.freight.example.com/x',
  'https://example.com/freight',
  'https://frakt.example/x',
  'https://evilfrakt.example/x',
  'https://frakt.example.evil.test/x',
  'https://evil.test/freight.example.com',
  'https://evil.test/?freight.example.com',
  'https://evil.test/#freight.example.com',
  'https://evil.test/https://freight.example.com/tracking',
  'https://evil.test/redirect?to=https://freight.example.com',
  // A name before the host.
  'https://freight.example.com@evil.test/',
  'https://freight.example.com:443@evil.test/',
  'https://freight.example.com%2F@evil.test/',
  'https://user:freight.example.com@evil.test/',
  'https://anna@freight.example.com/',
  // Characters that a browser reads as a slash, and others may not.
  'https:\\\\evil.test\\freight.example.com',
  'https://evil.test\\@freight.example.com/',
  'https://freight.example.com\\@evil.test/',
  'https:/evil.test/freight.example.com',
  // Letters of other alphabets.
  'https://frеight.example.com/pay',
  'https://freıght.example.com/pay',
  'https://freight.exаmple.com/pay',
  'https://freight.example.cοm/pay',
  'https://freıght.example.com',
  'https://xn--fright-7fg.example.com/pay',
  'https://xn--freight-example-com-0000.test/pay',
  'https://freight。example。com.evil.test/',
  'https://freight․example.com.evil.test/',
  'https://fréight.example.com/pay',
  // Characters that are not seen.
  'https://freight.example.com\u200b.evil.test/',
  'https://frei\u00adght.example.com/pay',
  'https://freight\u2060.example.com/pay',
  'https://freight.example.com\u202e/pay',
  // Numbers in place of letters, and of the whole host.
  'https://fre1ght.example.com/pay',
  'https://freight.examp1e.com/pay',
  'http://192.0.2.1/freight.example.com',
  'http://3221225985/pay',
  'http://0xC0000201/pay',
  'http://[2001:db8::1]/pay',
  // Services for short links, and other schemes.
  'https://bit.ly/3abcDEF',
  'bit.ly/3abcDEF',
  'www.evil.test/freight',
  'evil.test/freight.example.com',
  'freight.example.com.evil.test/pay',
  'frakt-betala.top',
  'javascript://freight.example.com/%0aalert(1)',
  'data://freight.example.com/text',
  'intent://freight.example.com/#Intent;scheme=https;end',
  'ftp://freight.example.com/x',
];

test('knows at least fifty look-alikes [K7]', () => {
  expect(new Set(lookAlikes).size).toBeGreaterThanOrEqual(50);
});

test.each(lookAlikes)('takes no look-alike for the company: %s [K7]', (link) => {
  for (const text of [link, `Ditt paket väntar, betala tull: ${link}`, `Hej!\n${link}.`]) {
    const found = judged(text);
    expect(found, text).not.toEqual([]);
    expect(
      found.filter((one) => one.startsWith('own')),
      text,
    ).toEqual([]);
  }
});

test.each([
  ['Kim är hos dig kl. 14.30. Ring 054-10 10 10.', []],
  ['Paketet kommer i dag.Du behöver inte vara hemma.', []],
  ['Skriv till info@freight.example.com, så svarar vi.', []],
  ['Följ paketethttps://freight.example.com/t', ['own freight.example.com']],
  ['(https://freight.example.com/t).', ['own freight.example.com']],
  ['Länk: "https://freight.example.com/t"', ['own freight.example.com']],
  ['https://freight.example.com/t och https://evil.test/t', ['own freight.example.com', 'foreign evil.test']],
])('finds the links of %j [K7]', (text, links) => {
  expect(judged(text)).toEqual(links);
});

test.each([
  ['Ditt paket FR7K-2M9P-QX4E är på väg', ['FR7K-2M9P-QX4E']],
  ['Pkt fr7k2m9pqx4e kommer 25/11 kl 14.30, 1 249,00 kr', ['fr7k2m9pqx4e']],
  ['https://freight.example.com/tracking?orderId=FR7K-2M9P-QX4E', ['FR7K-2M9P-QX4E']],
  ['https://freight.example.com/tracking/FR7K%2D2M9P%2DQX4E?utm=sms', ['FR7K-2M9P-QX4E']],
  ['Din försändelse TRK-FR7K2M9PQX4E', ['TRK-FR7K2M9PQX4E']],
  ['Ditt paket ZSQN-SJSP-YYNQ kommer i dag', ['ZSQN-SJSP-YYNQ']],
  ['https://freight.example.com/tracking?orderId=ZSQN-SJSP-YYNQ', ['ZSQN-SJSP-YYNQ']],
  ['Hej Anna, ring 5.', []],
  ['En e-post-adress, dag-för-dag, en till-och-med-resa', []],
])('finds the package ID of %j [K7]', (text, numbers) => {
  expect(readMessage(text).numbers.slice(0, Math.max(1, numbers.length))).toEqual(numbers);
});

test.each([
  ['an ID in groups before a plain one', 'AB12CD 12-3456 AB12-CD34', ['AB12-CD34', 'AB12CD', '12-3456']],
  ['letters and digits before digits alone', '1234567890 12AB567890', ['12AB567890', '1234567890']],
  ['ten characters before fewer', '12AB56 12AB567890', ['12AB567890', '12AB56']],
  ['numbers as likely in their order', 'AB12-CD34 EF56-GH78', ['AB12-CD34', 'EF56-GH78']],
  ['each number once', 'AB12-CD34, AB12-CD34', ['AB12-CD34']],
  [
    'numbers of a link before those of the text',
    'AB12CD34EF56 https://a.test/x?12AB56',
    ['12AB56', 'AB12CD34EF56'],
  ],
  ['letters in three groups of three', 'ABC-DEF-GHK', ['ABC-DEF-GHK']],
])('orders the numbers of a message by how likely they are: %s [K7]', (_, text, numbers) => {
  expect(readMessage(text).numbers).toEqual(numbers);
});

test.each([
  ['an amount or a time', '1249 kr, 14.30, 25-11, 12-34'],
  ['letters in groups of two', 'AB-CD-EF-GH'],
  ['letters in groups of unequal length', 'ABC-DEFG-HKM'],
  ['letters in two groups', 'ABCD-EFGH'],
])('takes %s for no number [K7]', (_, text) => {
  expect(readMessage(text).numbers).toEqual([]);
});

test('reads the number of a link that has a broken escape [K7]', () => {
  expect(readMessage('https://a.test/%/AB12-CD34').numbers).toEqual(['AB12-CD34']);
});

test('asks about three numbers at most, and reads a long text quickly [K7]', () => {
  const many = Array.from({ length: 500 }, (_, one) => `AB12-CD34-${1000 + one}`).join(' ');
  expect(readMessage(many).numbers).toHaveLength(3);
  const since = performance.now();
  readMessage('a.'.repeat(20_000) + 'a-'.repeat(20_000) + '@'.repeat(5_000));
  expect(performance.now() - since).toBeLessThan(5_000);
});
