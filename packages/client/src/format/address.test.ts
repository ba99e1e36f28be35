import { describe, expect, test } from 'vitest';
import { addressLine, completeAddress, parseSwedishAddress } from './address.ts';

describe('parseSwedishAddress', () => {
  test.each([
    ['Storgatan 12, 652 24 Karlstad, Sverige', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Storgatan 12, 65224 Karlstad', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Storgatan 12, SE-652 24 Karlstad, Sweden', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Storgatan 12 652 24 Karlstad', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Storgatan 12, 652 24 Karlstad Sverige', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Storgatan 12, 652 24, Karlstad, Schweden', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Köpcentrum Exempel, Storgatan 12, 652 24 Karlstad', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Storgatan 12, lgh 1102, 652 24 Karlstad', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Box 12345, 102 34 Stockholm', 'Box 12345', '102 34', 'Stockholm'],
    ['Åsögatan 7B, 118 24 Upplands Väsby', 'Åsögatan 7B', '118 24', 'Upplands Väsby'],
    ['Storgatan 12 652 24, Karlstad', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Storgatan 12, 652 24, Karlstad Sverige', 'Storgatan 12', '652 24', 'Karlstad'],
    ['Storgatan 12\n652 24 Karlstad', 'Storgatan 12', '652 24', 'Karlstad'],
  ])('splits %j into street, postal code and city [ORDER-22]', (address, street, postalCode, city) => {
    expect(parseSwedishAddress(address)).toEqual({ street, postalCode, city });
  });

  test.each([
    ['Storgatan 12, Karlstad, Sverige', 'Storgatan 12', '', 'Karlstad'],
    ['Storgatan 12', 'Storgatan 12', '', ''],
    ['Karlstad, Sverige', 'Karlstad', '', ''],
    ['Torget, Storgatan 12, Karlstad Sverige', 'Storgatan 12', '', 'Karlstad'],
    ['Torget, Karlstad 3', 'Torget', '', 'Karlstad 3'],
    ['Storgatan 12 652 24', 'Storgatan 12', '652 24', ''],
    ['652 24 Karlstad', '', '652 24', 'Karlstad'],
    ['Storgatan 12, 652 24', 'Storgatan 12', '652 24', ''],
    ['', '', '', ''],
    [' , , ', '', '', ''],
  ])('leaves the parts empty that %j does not contain [ORDER-22]', (address, street, postalCode, city) => {
    expect(parseSwedishAddress(address)).toEqual({ street, postalCode, city });
  });
});

test('an address in one line omits missing parts', () => {
  expect(addressLine('Storgatan 12', '', undefined, 'Karlstad')).toBe('Storgatan 12, Karlstad');
});

describe('completeAddress', () => {
  test('trusts the text before the structured parts [ORDER-22]', () => {
    const structured = { street: 'Annan gata 1', postalCode: '999 99', city: 'Annanstad' };
    expect(completeAddress({ address: 'Storgatan 12, 652 24 Karlstad', ...structured })).toEqual({
      street: 'Storgatan 12',
      postalCode: '652 24',
      city: 'Karlstad',
    });
  });

  test('fills the gaps of the text from the structured parts [ORDER-22]', () => {
    expect(completeAddress({ address: 'Storgatan 12', postalCode: ' 652 24 ', city: 'Karlstad' })).toEqual({
      street: 'Storgatan 12',
      postalCode: '652 24',
      city: 'Karlstad',
    });
  });

  test('takes the street from the structured parts where the text has none, without blanks', () => {
    const address = completeAddress({ address: '652 24', street: ' Storgatan 12 ', city: ' Karlstad ' });
    expect(address).toEqual({ street: 'Storgatan 12', postalCode: '652 24', city: 'Karlstad' });
    expect(completeAddress({ address: '652 24' }).street).toBe('');
  });

  test('falls back to Stockholm when there is no city [ORDER-23]', () => {
    expect(completeAddress({ address: 'Storgatan 12, 652 24' }).city).toBe('Stockholm');
  });

  test('falls back to 111 20 when there is no postal code [ORDER-24]', () => {
    expect(completeAddress({ address: 'Storgatan 12, Karlstad' }).postalCode).toBe('111 20');
  });
});
