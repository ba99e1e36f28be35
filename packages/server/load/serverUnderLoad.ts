import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type DatabaseKind = 'embedded' | 'postgres';

/** A request to the server's process; each is answered by a message with the same id. */
export type Question =
  | { kind: 'usage' }
  /** Stores `count` orders that do not move. */
  | { kind: 'prepareOrders'; count: number }
  /** Stores orders of many customers to search in. */
  | { kind: 'prepareSearch'; size: SearchSize }
  /** Moves them, `perSecond` orders a second. */
  | { kind: 'moveOrders'; perSecond: number };

/** How many orders of how many customers, and how many of them one has. */
export interface SearchSize {
  readonly customers: number;
  readonly count: number;
  readonly ofBusy: number;
}

export interface Customer {
  readonly token: string;
}

export interface FollowableOrder {
  readonly id: string;
  readonly orderNumber: string;
  readonly owner: number;
}

export interface Usage {
  /** Bytes of memory the process holds. */
  readonly rss: number;
  /** Milliseconds of processor time so far. */
  readonly cpuMs: number;
}

export interface Answers {
  usage: Usage;
  prepareOrders: FollowableOrder[];
  moveOrders: null;
  prepareSearch: null;
}

export interface ServerUnderLoad {
  readonly url: string;
  /** Signed-in accounts, so that no order waits for another one of the same account. */
  readonly customers: readonly Customer[];
  ask<K extends Question['kind']>(question: Extract<Question, { kind: K }>): Promise<Answers[K]>;
  close(): Promise<void>;
}

interface Wanted {
  readonly database: DatabaseKind;
  /** Of the simulated drivers; at 0 they do not move. */
  readonly pace: number;
  /** The checkout whose server it is. */
  readonly folder: string;
  readonly profile: string | undefined;
}

/** Starts a server in a process of its own. */
export async function startServerUnderLoad(wanted: Wanted): Promise<ServerUnderLoad> {
  const { database, pace, folder, profile } = wanted;
  const child = fork(join(folder, 'packages', 'server', 'load', 'server.ts'), [database, `${pace}`], {
    execArgv: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  });
  const [ready] = (await Promise.race([once(child, 'message'), endOf(child)])) as [
    Pick<ServerUnderLoad, 'url' | 'customers'>,
  ];
  let asked = 0;
  return {
    ...ready,
    ask: (question) => {
      asked += 1;
      const id = asked;
      child.send({ id, question });
      return new Promise((resolve) => {
        const onMessage = (message: { id: number; answer: never }) => {
          if (message.id !== id) return;
          child.off('message', onMessage);
          resolve(message.answer);
        };
        child.on('message', onMessage);
      });
    },
    async close() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

async function endOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The server ended with ${code} before it was ready`);
}
