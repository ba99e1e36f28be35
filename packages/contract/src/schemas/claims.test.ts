import { expect, test } from 'vitest';
import { claimLimits } from '#claims.ts';
import {
  claimAnswer,
  claimPictureAnswer,
  claimPictureRequest,
  claimRequest,
  claimsAnswer,
  claimsRequest,
} from './claims.ts';

const key = 'attempt-1';
const report = { order: 'FR7K', key, kind: 'damaged', text: 'The box is wet' };
const claim = {
  caseNumber: 'C1',
  kind: 'damaged',
  text: 'The box is wet',
  pictures: 2,
  createdAt: '2026-03-02',
  state: 'received',
  answerBy: '2026-04-02',
};

const isReport = (change: object) => claimRequest.safeParse({ ...report, ...change }).success;

test('requires either an order or a link, in every request about claims', () => {
  const picture = { key, data: 'AAAA' };
  for (const [schema, rest] of [
    [claimsRequest, {}],
    [claimPictureRequest, picture],
    [claimRequest, { ...report, order: undefined }],
  ] as const) {
    expect(schema.safeParse({ ...rest, order: 'FR7K' }).success).toBe(true);
    expect(schema.safeParse({ ...rest, share: 'token' }).success).toBe(true);
    for (const subject of [{}, { order: 'FR7K', share: 'token' }]) {
      const { issues } = schema.safeParse({ ...rest, ...subject }).error ?? { issues: [] };
      expect(issues).toMatchObject([{ message: 'must name either `order` or `share`', path: ['order'] }]);
    }
    for (const name of ['order', 'share']) {
      expect(schema.safeParse({ ...rest, [name]: 'x'.repeat(64) }).success).toBe(true);
      for (const value of ['', 'x'.repeat(65)])
        expect(schema.safeParse({ ...rest, [name]: value }).success).toBe(false);
    }
  }
});

test('accepts a report within its limits, without pictures unless they are named', () => {
  expect(claimRequest.parse({ ...report, text: ' The box is wet ' })).toEqual({ ...report, pictures: [] });
  expect(isReport({ value: 0 })).toBe(true);
  expect(isReport({ value: claimLimits.value })).toBe(true);
  expect(isReport({ text: 'x'.repeat(claimLimits.textLength) })).toBe(true);
  expect(isReport({ pictures: Array(claimLimits.pictures).fill('x'.repeat(64)) })).toBe(true);
  expect(isReport({ key: 'x'.repeat(64) })).toBe(true);
});

test.each([
  { value: -1 },
  { value: claimLimits.value + 1 },
  { text: ' ' },
  { text: 'x'.repeat(claimLimits.textLength + 1) },
  { pictures: Array(claimLimits.pictures + 1).fill('one') },
  { pictures: [''] },
  { pictures: ['x'.repeat(65)] },
  { kind: 'cursed' },
  { key: 'x'.repeat(7) },
  { key: 'x'.repeat(65) },
])('refuses a report with a value out of its limits: %#', (change) => {
  expect(isReport(change)).toBe(false);
});

test('accepts a picture of the largest size, and none larger', () => {
  const isPicture = (bytes: number) =>
    claimPictureRequest.safeParse({ order: 'FR7K', key, data: Buffer.alloc(bytes).toString('base64') })
      .success;
  expect(isPicture(claimLimits.pictureBytes)).toBe(true);
  expect(isPicture(claimLimits.pictureBytes + 10)).toBe(false);
});

test('describes the answers about claims', () => {
  const data = { kinds: [{ kind: 'damaged', until: '2026-03-09' }], claims: [claim] };
  expect(claimsAnswer.parse({ success: true, data }).data).toEqual(data);
  expect(claimAnswer.parse({ success: true, data: claim }).data).toEqual(claim);
  expect(claimPictureAnswer.parse({ success: true, data: { id: 'one' } }).data).toEqual({ id: 'one' });
  expect(claimAnswer.safeParse({ success: true, data: { ...claim, pictures: -1 } }).success).toBe(false);
});
