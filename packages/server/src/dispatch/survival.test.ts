import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { paths, type Tracking } from '@freight/contract';
import { trackingAnswer } from '@freight/contract/schemas';
import { endsWithTest } from '@freight/testing/ends';
import { longTestEnds, testEnds } from '@freight/testing/patience';
import { describe, expect, it, vi } from 'vitest';
import { newDataFolder } from '#testing/main.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = await newDataFolder();

/** A server in a process of its own, with its data in the folder; `pace` times faster than real time. */
async function start(pace: number): Promise<{ child: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    PORT: '0',
    FREIGHT_DATA: folder,
    FREIGHT_PACE: String(pace),
    LOG_LEVEL: 'fatal',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  endsWithTest(() => child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/\S+/.exec(output) ?? [];
      if (found) resolve(found);
    });
  });
  return { child, url };
}
async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
async function track(url: string, id: string): Promise<Tracking> {
  return trackingAnswer.parse(await (await fetch(url + paths.tracking(id))).json()).data;
}

describe('a server that is killed', () => {
  it('goes on with every order where it stopped when it is started again [STATUS-08] [TRACK-25]', {
    timeout: longTestEnds,
  }, async () => {
    // Slow enough for the order to be found in the queue; it keeps the due time it is given here.
    const slow = await start(3);
    const { trackingIds } = (await (await fetch(`${slow.url}/demo.json`)).json()) as {
      trackingIds: string[];
    };
    const queued = trackingIds[2] ?? '';
    const before = await track(slow.url, queued);
    expect(before.status).toBe('pending_queue');
    await kill(slow.child);

    const quick = await start(600);
    const after = await vi.waitFor(
      async () => {
        const data = await track(quick.url, queued);
        expect(data.statusHistory.length).toBeGreaterThanOrEqual(4);
        return data;
      },
      { timeout: testEnds, interval: 50 },
    );
    expect(after.statusHistory[0]).toEqual(before.statusHistory[0]);
    const way = ['pending_queue', 'pending', 'confirmed', 'awaitingPickup', 'inTransit', 'outForDelivery'];
    const statuses = after.statusHistory.map(({ status }) => status);
    expect(statuses).toEqual([...way, 'delivered'].slice(0, statuses.length));
    await kill(quick.child);
  });
});
