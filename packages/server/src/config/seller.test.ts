import { expect, test } from 'vitest';
import { ConfigError } from './configError.ts';
import { readSeller, sampleSeller } from './seller.ts';

const given = {
  FREIGHT_SELLER_NAME: ' Frakt AB ',
  FREIGHT_SELLER_ADDRESS: 'Hamngatan 1, 652 24 Karlstad',
  FREIGHT_SELLER_ORG_NUMBER: '556000-0000',
  FREIGHT_SELLER_VAT_NUMBER: 'SE556000000001',
  FREIGHT_SELLER_EMAIL: 'info@frakt.example',
};

test('reads the seller of the documents, each setting in its own place', () => {
  expect(readSeller({ ...given, FREIGHT_OTHER: 'x' })).toEqual({
    name: 'Frakt AB',
    address: 'Hamngatan 1, 652 24 Karlstad',
    organisationNumber: '556000-0000',
    vatNumber: 'SE556000000001',
    email: 'info@frakt.example',
  });
  expect(readSeller({})).toBeUndefined();
  expect(readSeller({ FREIGHT_OTHER: 'x' })).toBeUndefined();
});

test.each(Object.keys(given))('refuses a seller without %s, and names what is missing', (setting) => {
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => name !== setting));
  expect(() => readSeller(rest)).toThrow(
    new ConfigError(`${setting} is missing: the documents name the seller wholly or not at all.`),
  );
});

test('the sample has the form of a seller, and belongs to no company', () => {
  expect(sampleSeller).toEqual({
    name: expect.stringMatching(/^Exempel/),
    address: expect.stringMatching(/^Exempelgatan \d+, \d{3} \d{2} \p{L}+$/u),
    organisationNumber: '999999-9999',
    vatNumber: 'SE999999999901',
    email: expect.stringMatching(/@example\.com$/),
  });
});
