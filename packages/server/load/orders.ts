import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { anOrderRequest, requestQuote, sendOrder } from '@freight/server/testing';

export interface ServerUnderLoad {
  readonly url: string;
  readonly token: string;
}

/** Times in whole milliseconds. */
export interface OrderFigures {
  readonly sent: number;
  readonly done: number;
  readonly failed: number;
  /** How often each failure was seen: `503 Please try again`, or the error of a call that was not answered. */
  readonly failures: ReadonlyMap<string, number>;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Sends orders at a steady rate, however slowly they are answered, as many people do. */
export async function loadOrders(
  { url, token }: ServerUnderLoad,
  perSecond: number,
  seconds: number,
): Promise<OrderFigures> {
  const user = { headers: { authorization: `Bearer ${token}` } };
  const request = anOrderRequest((await requestQuote({ url })).routeId);
  const times: number[] = [];
  const failures = new Map<string, number>();
  const fail = (reason: string) => failures.set(reason, (failures.get(reason) ?? 0) + 1);
  const sendOne = async () => {
    const begin = performance.now();
    try {
      const answer = await sendOrder({ url }, user, request, randomUUID());
      const said = await answer.text();
      if (answer.status === 201) times.push(performance.now() - begin);
      else fail(`${answer.status} ${said.slice(0, 200)}`);
    } catch (error) {
      const { cause } = error as Error;
      fail(String(cause ?? error));
    }
  };
  const total = perSecond * seconds;
  const begin = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < total; index += 1) {
    const due = begin + (index / perSecond) * 1000;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    running.push(sendOne());
  }
  await Promise.all(running);
  times.sort((a, b) => a - b);
  const share = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  const failed = total - times.length;
  return {
    sent: total,
    done: times.length,
    failed,
    failures,
    p50: share(0.5),
    p95: share(0.95),
    p99: share(0.99),
  };
}
