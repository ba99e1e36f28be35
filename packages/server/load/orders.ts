import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyHeader, paths } from '@freight/contract';
import { anOrderRequest, requestQuote } from '@freight/server/testing';
import type { ServerUnderLoad } from './serverUnderLoad.ts';
import { type Shares, sharesOf } from './shares.ts';

/** Times in milliseconds, of the orders that were created; a refusal with `Retry-After` does not count as a failure. */
export interface OrderFigures extends Shares {
  readonly rate: number;
  readonly made: number;
  /** Answered 503 with `Retry-After`, and after how long at the 95th percentile. */
  readonly refused: number;
  readonly refusedP95: number;
  readonly failed: number;
  /** Figures of the process's first orders, when its code is not compiled yet; no other figure includes them. */
  readonly coldP95: number;
  readonly coldRefused: number;
  /** How often each failure was seen. */
  readonly failures: Readonly<Record<string, number>>;
  /** Milliseconds of the server's processor for each order that was made. */
  readonly cpuMsEach: number;
}

/** Seconds in which a process has compiled what it needs, and has worked off what came meanwhile. */
const coldSeconds = 5;
const connections = 512;

/** Sends orders at a steady rate, however slowly they are answered, as many people do. */
export async function measureOrders(
  server: ServerUnderLoad,
  rate: number,
  seconds: number,
): Promise<OrderFigures> {
  const { url, customers } = server;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const order = anOrderRequest((await requestQuote({ url })).routeId);
  const body = JSON.stringify(order);
  const path = paths.createFromRoute(order.routeId);
  const made: number[] = [];
  const refused: number[] = [];
  const failures: Record<string, number> = {};
  const fail = (reason: string) => {
    failures[reason] = (failures[reason] ?? 0) + 1;
  };
  const sendOne = async (index: number) => {
    const begin = performance.now();
    try {
      const token = customers[index % customers.length]?.token ?? '';
      const answer = await post(agent, url + path, body, token);
      const took = performance.now() - begin;
      if (answer.status === 201) made.push(took);
      else if (answer.status === 503 && answer.retryAfter !== undefined) refused.push(took);
      else fail(`${answer.status}`);
    } catch (error) {
      fail(error instanceof Error && 'code' in error ? String(error.code) : String(error));
    }
  };
  await steadily(rate, rate * Math.min(coldSeconds, seconds), sendOne);
  const cold = { coldP95: sharesOf(made).p95, coldRefused: refused.length };
  made.length = 0;
  refused.length = 0;
  const before = await server.ask({ kind: 'usage' });
  await steadily(rate, rate * seconds, sendOne);
  const after = await server.ask({ kind: 'usage' });
  agent.destroy();
  return {
    rate,
    made: made.length,
    refused: refused.length,
    refusedP95: sharesOf(refused).p95,
    failed: Object.values(failures).reduce((sum, times) => sum + times, 0),
    failures,
    ...cold,
    ...sharesOf(made),
    cpuMsEach: Math.round(((after.cpuMs - before.cpuMs) / Math.max(1, made.length)) * 10) / 10,
  };
}

/** Begins something so often a second, and waits until all of it is over. */
async function steadily(rate: number, total: number, work: (index: number) => Promise<void>): Promise<void> {
  const begin = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < total; index += 1) {
    const early = begin + (index / rate) * 1000 - performance.now();
    if (early > 0) await wait(early);
    running.push(work(index));
  }
  await Promise.all(running);
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

function post(agent: Agent, url: string, body: string, token: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      [idempotencyHeader]: randomUUID(),
    };
    const request = httpRequest(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}
