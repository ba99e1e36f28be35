import { describe, expect, test } from 'vitest';
import {
  etaHours,
  formatFromPrice,
  formatPrice,
  formatRating,
  greatCircleKm,
  relativeTime,
} from './index.ts';

/** Intl writes hard spaces, of which there are several kinds. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('formatPrice', () => {
  test.each([
    [1234.5, '1 234,50 kr'],
    [0, '0,00 kr'],
    [99.999, '100,00 kr'],
    [1_000_000, '1 000 000,00 kr'],
  ])('shows %d as SEK in the Swedish way with 2 decimals [FMT-04] [FMT-06] [PRICE-06]', (amount, shown) => {
    expect(plain(formatPrice(amount))).toBe(shown);
  });

  test('shows an amount that is no number as zero [FMT-04]', () => {
    expect(plain(formatPrice(Number.NaN))).toBe('0,00 kr');
  });
});

test.each([
  [427.01, '428 kr'],
  [428, '428 kr'],
  [1_234.5, '1 235 kr'],
])('shows a price of which %d is the least in whole kronor, rounded up [T9] [T11]', (amount, shown) => {
  expect(plain(formatFromPrice(amount))).toBe(shown);
});

test('shows ratings with 1 decimal [FMT-05]', () => {
  expect(formatRating(4.76)).toBe('4.8');
  expect(formatRating(5)).toBe('5.0');
  expect(formatRating(Number.NaN)).toBe('0.0');
});

describe('relativeTime', () => {
  const now = Date.parse('2026-03-02T12:00:00Z');
  const ago = (milliseconds: number) =>
    relativeTime(new Date(now - milliseconds).toISOString(), now, 'sv-SE');
  const minute = 60_000;
  const hour = 60 * minute;

  test('shows minutes when under 1 hour [FMT-01]', () => {
    expect(ago(59 * minute + 59_999)).toEqual({ unit: 'minutes', value: 59 });
    expect(ago(minute)).toEqual({ unit: 'minutes', value: 1 });
  });

  test('shows 0 minutes for a time just past or in the future [FMT-01]', () => {
    expect(ago(59_999)).toEqual({ unit: 'minutes', value: 0 });
    expect(ago(-hour)).toEqual({ unit: 'minutes', value: 0 });
  });

  test('shows hours from 1 hour on and under 1 day [FMT-02]', () => {
    expect(ago(hour)).toEqual({ unit: 'hours', value: 1 });
    expect(ago(24 * hour - 1)).toEqual({ unit: 'hours', value: 23 });
  });

  test('shows the date in the given language from 1 day on, where deliveries are made [FMT-03] [F24]', () => {
    // After midnight in Sweden, before midnight in UTC.
    const date = new Date('2026-02-02T23:30:00Z');
    expect(relativeTime(date, now, 'sv-SE')).toEqual({ date: '2026-02-03' });
    expect(relativeTime(date, now, 'de')).toEqual({ date: '3.2.2026' });
    expect(ago(24 * hour)).toHaveProperty('date');
  });

  test('shows nothing for a date that cannot be read [FMT-03]', () => {
    expect(relativeTime('yesterday', now, 'sv-SE')).toEqual({ date: '' });
  });
});

describe('measures', () => {
  test('reckons hours at 60 km/h, rounded half up [PRICE-05]', () => {
    expect([0, 29.9, 30, 89, 90, 303.4].map(etaHours)).toEqual([0, 0, 1, 1, 2, 5]);
  });

  test('measures great-circle distances with an Earth radius of 6371 km [SENDCARD-15]', () => {
    const quarter = greatCircleKm({ lat: 0, lng: 0 }, { lat: 90, lng: 0 });
    expect(quarter).toBeCloseTo((6371 * Math.PI) / 2, 6);
    expect(greatCircleKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(6371 * Math.PI, 6);
    expect(greatCircleKm({ lat: 59.3793, lng: 13.5036 }, { lat: 59.3374, lng: 18.0601 })).toBeCloseTo(
      258.2,
      0,
    );
    expect(greatCircleKm({ lat: 59, lng: 18 }, { lat: 59, lng: 18 })).toBe(0);
  });

  test('distinguishes a distance just under 10 km from one just over [SENDCARD-13]', () => {
    const degrees = (km: number) => (km / 6371) * (180 / Math.PI);
    const from = { lat: 59, lng: 18 };
    expect(greatCircleKm(from, { lat: 59 + degrees(9.999), lng: 18 })).toBeLessThan(10);
    expect(greatCircleKm(from, { lat: 59 + degrees(10.001), lng: 18 })).toBeGreaterThan(10);
  });
});
