import { randomInt } from 'node:crypto';
import { type HandoverChoice, type OrderHandover, statusFacts } from '@freight/contract';
import type { OrderRecord, StoredHandover } from '#db/schema/orders.ts';

/** A chosen handover; a code is four random digits. */
export const newHandover = (kind: HandoverChoice): StoredHandover => ({
  kind,
  ...(kind === 'code' ? { code: `${randomInt(10_000)}`.padStart(4, '0') } : {}),
});

/** How an order is handed over, as its customer sees it; undefined where nothing was chosen. */
export function handoverOf({
  handover,
  status,
}: Pick<OrderRecord, 'handover' | 'status'>): OrderHandover | undefined {
  if (!handover || handover.kind === 'none') return undefined;
  const isOver = statusFacts[status].isFinal;
  return { kind: handover.kind, ...(handover.code === undefined || isOver ? {} : { code: handover.code }) };
}
