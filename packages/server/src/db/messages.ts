import type { z } from 'zod';
import type { Topic } from './database.ts';

/** PostgreSQL refuses a payload of 8,000 bytes. */
const payloadBytes = 7_999;

/** A subject processes inform each other about: its name and the shape of one item. */
export const defineTopic = <T>(name: string, item: z.ZodType<T>): Topic<T> => ({ name, item });

/** One payload of NOTIFY: the items of one topic, as `{"name":[…]}`. */
const payloadOf = (topic: string, items: readonly string[]): string =>
  `${JSON.stringify(topic)}:[${items.join(',')}]`;

export interface Packed {
  readonly payloads: string[];
  /** Topics of items too large for any payload; sending them again would fail again. */
  readonly tooLarge: string[];
}

/** An item of a topic, written as JSON. */
export interface Outgoing {
  readonly topic: string;
  readonly item: string;
}

/** Puts items into as few payloads as PostgreSQL accepts, in the order they were sent. */
export function pack(outgoing: readonly Outgoing[]): Packed {
  const payloads: string[] = [];
  const tooLarge: string[] = [];
  let open: { topic: string; items: string[]; bytes: number } | undefined;
  const closeOpen = (): void => {
    if (open) payloads.push(`{${payloadOf(open.topic, open.items)}}`);
    open = undefined;
  };
  for (const { topic, item } of outgoing) {
    const bytes = Buffer.byteLength(item);
    const empty = Buffer.byteLength(payloadOf(topic, [])) + 2;
    if (empty + bytes > payloadBytes) {
      tooLarge.push(topic);
      continue;
    }
    if (open?.topic !== topic || open.bytes + 1 + bytes > payloadBytes) {
      closeOpen();
      open = { topic, items: [item], bytes: empty + bytes };
    } else {
      open.items.push(item);
      open.bytes += 1 + bytes;
    }
  }
  closeOpen();
  return { payloads, tooLarge };
}

/** The items of a topic in a payload. Empty for other topics and for payloads our processes did not write. */
export function itemsOf<T>({ name, item }: Topic<T>, content: unknown): T[] {
  if (typeof content !== 'object' || content === null || !Object.hasOwn(content, name)) return [];
  const items: unknown = Reflect.get(content, name);
  if (!Array.isArray(items)) return [];
  return items.flatMap((one: unknown) => {
    const read = item.safeParse(one);
    return read.success ? [read.data] : [];
  });
}

/** The content of a payload; `undefined` where it is not JSON, which any program on the database may send. */
export function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
