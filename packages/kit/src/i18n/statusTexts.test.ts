import { catalogueStatuses, headlineStatuses, type Language, orderStatuses } from '@freight/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { statusHeadline, statusLabel, statusSentence, statusTexts } from '#i18n/statusTexts.ts';
import { shownLanguage } from '#i18n/texts.ts';
import { chooseLanguage } from '#platform/language.ts';

const textsIn = (language: Language) => statusTexts.in(language);

beforeAll(async () => {
  await statusTexts.provide();
  for (const language of ['sv', 'en', 'de'] as const) {
    chooseLanguage(language);
    await vi.waitUntil(() => shownLanguage.getState().shown === language);
  }
});

test('names all 13 statuses in every language, in Swedish as agreed [STATUS-01] [STATUS-02]', () => {
  expect(orderStatuses).toEqual([
    'pending',
    'pending_queue',
    'confirmed',
    'awaitingPickup',
    'inTransit',
    'outForDelivery',
    'delivered',
    'completed',
    'cancelled',
    'failed',
    'returned',
    'onHold',
    'escalated',
  ]);
  expect(orderStatuses.map((status) => statusLabel(textsIn('sv'), status))).toEqual([
    'Inväntar bekräftelse',
    'Väntar i kö',
    'Bekräftad',
    'Väntar på hämtning',
    'Under transport',
    'Ute för leverans',
    'Levererad',
    'Slutförd',
    'Avbokad',
    'Inte levererad',
    'Returnerad',
    'Pausad',
    'Hos kundtjänst',
  ]);
  for (const language of ['en', 'de'] as const) {
    const labels = orderStatuses.map((status) => statusLabel(textsIn(language), status));
    expect(new Set(labels).size).toBe(orderStatuses.length);
    expect(labels).not.toEqual(expect.arrayContaining([...orderStatuses]));
  }
});

test('labels a pending order as awaiting confirmation and a queued one as in the queue, in Swedish [STATUS-03] [STATUS-04]', () => {
  expect(statusLabel(textsIn('sv'), 'pending')).toContain('bekräftelse');
  expect(statusLabel(textsIn('sv'), 'pending_queue')).toContain('kö');
});

test.each(catalogueStatuses)('names the catalogue status %s in every language [STATUS-05]', (status) => {
  for (const language of ['sv', 'en', 'de'] as const)
    expect(statusLabel(textsIn(language), status)).not.toBe(status);
});

test('has a headline of its own for nine statuses [STATUS-06]', () => {
  for (const language of ['sv', 'en', 'de'] as const) {
    const headlines = headlineStatuses.map((status) => statusHeadline(textsIn(language), status));
    expect(new Set([...headlines, textsIn(language)('headline.other')]).size).toBe(10);
  }
});

test.each(['pending', 'returned', 'onHold', 'escalated', 'accepted', 'lost_at_sea', ''])(
  'has the headline of a parcel being processed when the status is "%s" [STATUS-07]',
  (status) => {
    expect(statusHeadline(textsIn('en'), status)).toBe('Your parcel is being processed');
    expect(statusHeadline(textsIn('sv'), status)).toBe('Ditt paket behandlas');
  },
);

test('shows a status that only the server knows as it was received [STATUS-08]', () => {
  expect(statusLabel(textsIn('sv'), 'teleported')).toBe('teleported');
});

test('labels a missing status Processing [NOTIF-36] [A13]', () => {
  expect(statusLabel(textsIn('en'), '')).toBe('Processing');
  expect(statusLabel(textsIn('sv'), '')).toBe('Behandlas');
});

test('has a distinct sentence for each known status, and none for an unknown one [STATUS-01] [TRACK-12]', () => {
  for (const language of ['sv', 'en', 'de'] as const) {
    const known = [...orderStatuses, ...catalogueStatuses];
    const sentences = known.map((status) => statusSentence(textsIn(language), status));
    expect(new Set(sentences).size).toBe(known.length);
    expect(sentences).not.toContain(undefined);
    expect(statusSentence(textsIn(language), 'teleported')).toBeUndefined();
  }
  expect(statusSentence(textsIn('sv'), 'onHold')).toBe('Ditt paket är pausat');
});
