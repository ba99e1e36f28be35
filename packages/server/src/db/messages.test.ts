import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineTopic, itemsOf, type Outgoing, pack, parsePayload } from './messages.ts';

const numbers = defineTopic('numbers', z.number());
const sent = (topic: string, ...items: unknown[]): Outgoing[] =>
  items.map((item) => ({ topic, item: JSON.stringify(item) }));
/** The most that PostgreSQL accepts in one payload. */
const limit = 7_999;
/** Of a text of Å, which takes two bytes, in a payload of its own. */
const fitting = 'Å'.repeat((limit - '{"texts":[""]}'.length - 1) / 2);

test('one payload carries the items of a topic, and the next topic has its own, in the order sent [T10]', () => {
  expect(pack([])).toEqual({ payloads: [], tooLarge: [] });
  expect(pack([...sent('a', 1, 2), ...sent('b', 'x'), ...sent('a', 3)])).toEqual({
    payloads: ['{"a":[1,2]}', '{"b":["x"]}', '{"a":[3]}'],
    tooLarge: [],
  });
});

test('a payload is filled up to the last byte, with characters of any size [T10]', () => {
  const room = limit - '{"texts":[]}'.length;
  const full = sent('texts', 'x'.repeat(room - 2));
  expect(pack(full).payloads.map((each) => Buffer.byteLength(each))).toEqual([limit]);
  expect(pack(sent('texts', fitting)).tooLarge).toEqual([]);
  // Two items and the comma between them.
  const half = 'x'.repeat((room - 1) / 2 - 2);
  expect(pack(sent('texts', half, half)).payloads.map((each) => Buffer.byteLength(each))).toEqual([limit]);
  const more = pack(sent('texts', half, `${half}x`));
  expect(more.payloads).toHaveLength(2);
  const many = pack(sent('texts', ...Array.from({ length: 100 }, () => 'Å'.repeat(150))));
  expect(many.payloads).toHaveLength(4);
  for (const payload of many.payloads) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(limit);
});

test('an item that fits into no payload is left out, and the others are sent [T10]', () => {
  const room = limit - '{"texts":[]}'.length;
  expect(pack(sent('texts', 'one', 'x'.repeat(room - 1), `${fitting}Å`, 'two'))).toEqual({
    payloads: ['{"texts":["one","two"]}'],
    tooLarge: ['texts', 'texts'],
  });
});

test('a process reads the items of its topic, and skips those of another shape [T10]', () => {
  expect(itemsOf(numbers, parsePayload('{"numbers":[1,"x",2],"others":[3]}'))).toEqual([1, 2]);
});

test.each(['{"others":[1]}', '{"numbers":1}', '[1]', '1', 'null', 'NOTIFY by hand', '{'])(
  'reads nothing of a payload that no process of ours wrote: %s [T10]',
  (payload) => {
    expect(itemsOf(numbers, parsePayload(payload))).toEqual([]);
  },
);

test('a topic is no property that every object has [T10]', () => {
  expect(itemsOf(defineTopic('constructor', z.unknown()), {})).toEqual([]);
});
