import { expect, onTestFinished, test } from 'vitest';
import { configuration, configure } from '#platform/configuration.ts';
import { quirk } from './useQuirk.ts';

test('every oddity is put right at once, and one of them can be had back [L14]', () => {
  onTestFinished(() => configuration.setState({ quirks: {} }));
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
