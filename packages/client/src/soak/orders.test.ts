import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@freight/contract';
import { postJson, type ServerProcess, startProcess } from '@freight/server/testing';
import { migratedFolder } from '@freight/server/testing/folder';
import { amountOf, chance, choices, numbers, recordFigures } from '@freight/testing/fuzz';
import { type Line, openLine } from '@freight/testing/line';
import { expect, onTestFinished, test } from 'vitest';
import { ApiError, NetworkError } from '#errors/apiError.ts';
import { openBrowser } from '#testing/browserStorage.ts';
import { aDraft } from '#testing/drafts.ts';
import { openTab, type Tab } from '#testing/startClient.ts';

/** What goes wrong while an order is being sent; `double` and `reload` are actions of the customer. */
const faults = ['none', 'once', 'refused', 'silent', 'double', 'reload', 'reset', 'double', 'slow'] as const;
type Fault = (typeof faults)[number] | 'kill';

const intended = amountOf('orders', 8);
const isLarge = intended > 100;
/** The number of orders that are sent in parallel, and between two kills of the server. */
const atOnce = isLarge ? 40 : 4;
const betweenKills = isLarge ? 40 : 8;

/** A server in its own process that is killed and restarted with the same data and port, behind a line. */
async function startMortalServer(): Promise<{ line: Line; kill: () => Promise<void>; deaths: () => number }> {
  const data = await migratedFolder();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const env = { FREIGHT_DATA: data, PORT: `${port}`, FREIGHT_DEMO: 'on', FREIGHT_RATE_LIMITS: 'off' };
  let running: ServerProcess = startProcess(env);
  let deaths = 0;
  const line = await openLine(port);
  onTestFinished(async () => {
    running.child.kill('SIGKILL');
    await running.exited;
    await line.close();
    await rm(data, { recursive: true, force: true });
  });
  await running.ready();
  return {
    line,
    async kill() {
      running.child.kill('SIGKILL');
      await running.exited;
      deaths += 1;
      running = startProcess(env);
      await running.ready();
    },
    deaths: () => deaths,
  };
}

/** Whether the outcome of the call is unknown, so that it is sent again under the same key. */
const isUnknown = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);

/** Repeats the call until its outcome is known, as a customer would. */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let pause = 20; ; pause = Math.min(500, pause * 2)) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnknown(error)) throw error;
      await wait(pause);
    }
  }
}

test('each order exists exactly once after kills, cuts, double clicks and reloads, and its calls return its id [A1] [F2]', {
  timeout: Math.max(120_000, intended * 5_000),
}, async () => {
  const { line, kill, deaths } = await startMortalServer();
  const demo = (await (await fetch(`${line.url}/demo.json`)).json()) as { email: string; password: string };
  const login = await postJson(line, paths.login, { ...demo, role: 'user' });
  const tokens = (await login.json()) as { token: string; refreshToken: string };
  // All tabs belong to one person: in a long run the token is renewed for all of them.
  const browser = openBrowser();
  openTab(line.url, { browser, tokens });
  const newTab = () => openTab(line.url, { browser });
  const confirmed = new Map<string, Set<string>>();

  /** Orders once, in spite of the fault. */
  async function order(index: number, fault: Fault, delay: number): Promise<void> {
    const name = `intended ${index}`;
    const draft = aDraft();
    draft.packageDetails = { ...draft.packageDetails, specialInstructions: name };
    let tab: Tab = newTab();
    const pricing = await insist(() => tab.client.transports.calculatePrice(draft));
    const stop = new AbortController();
    const send = (signal?: AbortSignal) =>
      insist(() =>
        tab.client.transports.createFromRoute(
          { ...draft, pricing },
          { idempotencyKey: `attempt-${chance.seed}-${index}`, signal },
        ),
      );
    const sent = [send(fault === 'reload' ? stop.signal : undefined)];
    if (fault === 'double') sent.push(send());
    if (fault !== 'none' && fault !== 'double') await wait(delay);
    if (fault === 'reload') {
      stop.abort();
      tab = newTab();
      sent.push(send());
    } else if (fault === 'kill') await kill();
    else if (fault === 'slow') {
      line.pace = { latencyMs: delay, sliceBytes: 50 };
      await sent[0];
      line.pace = {};
    } else if (fault === 'once' || fault === 'reset' || fault === 'refused' || fault === 'silent') {
      await line.cut(fault);
      await wait(delay);
      await line.mend();
    }
    const outcomes = await Promise.allSettled(sent);
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value._id] : []));
    // Only a call that a reload has abandoned may stay without a result.
    expect(ids.length, `${name}, ${fault}`).toBeGreaterThanOrEqual(
      sent.length - (fault === 'reload' ? 1 : 0),
    );
    confirmed.set(name, new Set(ids));
    tab.client.close();
  }

  const kinds = choices(faults, intended);
  const delays = numbers(60, intended, chance.seed + 1);
  for (let from = 0; from < intended; from += atOnce) {
    const indexes = Array.from({ length: Math.min(atOnce, intended - from) }, (_, index) => from + index);
    await Promise.all(
      indexes.map((index) =>
        order(
          index,
          index % betweenKills === betweenKills - 1 ? 'kill' : (kinds[index] ?? 'none'),
          delays[index] ?? 0,
        ),
      ),
    );
  }

  const { client } = newTab();
  const { _id: userId } = await insist(() => client.accounts.profile());
  const pageOf = (page: number) => insist(() => client.transports.ofUser({ userId, page, limit: 100 }));
  const { data: all, pagination } = await pageOf(1);
  for (let page = 2; page <= pagination.totalPages; page += 1) all.push(...(await pageOf(page)).data);
  const made = new Map<string, string[]>();
  for (const { _id, specialInstruction = '' } of all)
    if (specialInstruction.startsWith('intended'))
      made.set(specialInstruction, [...(made.get(specialInstruction) ?? []), _id]);
  const wrong = [...confirmed].filter(([name, ids]) => {
    const [only, ...more] = made.get(name) ?? [];
    return only === undefined || more.length > 0 || ids.size !== 1 || !ids.has(only);
  });
  recordFigures('orders through kills, cuts, double clicks and reloads', {
    'intended orders': intended,
    'kills of the server': deaths(),
    'lost, doubled or reported wrongly': wrong.length,
  });
  expect(wrong).toEqual([]);
  expect(made.size).toBe(intended);
});
