import { expect, test } from 'vitest';
import { configure } from '#platform/configuration.ts';
import { quirk } from './useQuirk.ts';

test('corrects the quirks with one setting, and restores a single one by its name [L14]', () => {
  configure({ quirks: 'corrected' });
  expect([quirk('confirmationCurrency'), quirk('ordersBadge'), quirk('pickerMarkers')]).toEqual([
    'sek',
    'live',
    'dots',
  ]);
  configure({ quirks: { ordersBadge: 'documented' } });
  expect([quirk('ordersBadge'), quirk('confirmationCurrency')]).toEqual(['documented', 'sek']);
  configure({ quirks: 'corrected' });
  expect(quirk('ordersBadge')).toBe('live');
});
