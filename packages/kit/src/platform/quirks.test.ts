import { expect, onTestFinished, test } from 'vitest';
import { configuration, configure } from './configuration.ts';

test('every oddity is put right at once, and one of them can be had back [L14]', () => {
  onTestFinished(() => configuration.setState({ quirks: {} }));
  configure({ quirks: 'corrected' });
  expect({ ...configuration.getState().quirks }).toEqual({
    confirmationCurrency: 'sek',
    ordersBadge: 'live',
    imageRemoval: 'saved',
    orderLabels: 'interface',
    shortEta: 'underOneHour',
    estimatedTime: 'quoted',
    routePlaceholders: 'none',
    addressSearch: 'serviceArea',
    orderHeadline: 'status',
    signUpNote: 'none',
    pickerMarkers: 'dots',
  });
  configure({ quirks: { ordersBadge: 'documented' } });
  expect(configuration.getState().quirks).toMatchObject({
    ordersBadge: 'documented',
    confirmationCurrency: 'sek',
  });
});
