import { expect, test } from 'vitest';
import { gazetteer } from './gazetteer.ts';
import { isPostalCodeAt, postalCodesIn } from './postalRegions.ts';

test('accepts the postal codes of all sample addresses where they are [S17]', () => {
  const refused = gazetteer()
    .addresses.filter(({ street }) => street.countryCode === 'SE')
    .filter(({ street, position }) => !isPostalCodeAt(street.postcode.replace(' ', ''), position));
  expect(refused).toEqual([]);
});

test.each([
  ['593 30', 57.7584, 16.6373, 'Västervik'],
  ['572 30', 57.2646, 16.4485, 'Oskarshamn'],
  ['685 30', 60.1386, 13.0082, 'Torsby'],
  ['780 67', 61.1588, 13.2629, 'Sälen'],
  ['790 91', 61.8594, 12.7227, 'Idre'],
  ['830 90', 64.5055, 14.1594, 'Gäddede'],
  ['840 95', 62.5469, 12.5415, 'Funäsdalen'],
  ['920 66', 65.8106, 15.0876, 'Hemavan'],
  ['938 31', 66.0511, 17.8869, 'Arjeplog'],
  ['984 31', 67.2118, 23.3676, 'Pajala'],
  ['980 16', 68.442, 22.4806, 'Karesuando'],
  ['962 31', 66.6068, 19.8224, 'Jokkmokk'],
  ['455 30', 58.4717, 11.6817, 'Munkedal'],
  ['293 31', 56.2769, 14.5306, 'Olofström'],
  ['386 30', 56.6503, 16.4653, 'Färjestaden'],
  ['746 30', 59.5677, 17.5278, 'Bålsta'],
])('accepts the code %s at the edge of its region, %f %f in %s [S17]', (code, lat, lng) => {
  expect(isPostalCodeAt(code.replace(' ', ''), [lat, lng])).toBe(true);
});

test('refuses codes of other regions and accepts those of none [S17]', () => {
  const stockholm = [59.3293, 18.0686] as const;
  for (const code of ['98130', '98099', '41101', '85230', '75320', '64130', '62141'])
    expect(isPostalCodeAt(code, stockholm), code).toBe(false);
  for (const code of ['11134', '13345', '32100', '00100'])
    expect(isPostalCodeAt(code, stockholm), code).toBe(true);
});

test('finds codes in any spelling and takes phone numbers and house numbers for none [S17]', () => {
  expect(postalCodesIn('Storgatan 12, SE-981 30 Kiruna; 98131, S-98132, ９８１ ３３')).toEqual([
    '98130',
    '98131',
    '98132',
    '98133',
  ]);
  expect(postalCodesIn('Storgatan 12 44, tel 070-174 06 20, 0920 12 34 56')).toEqual([]);
});
