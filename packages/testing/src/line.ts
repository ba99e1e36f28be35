import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Carrier, type Pace } from './carrier.ts';

/**
 * How a line breaks: open connections are closed (`once`) or reset (`reset`) and new ones come through, everything is
 * refused immediately, or everything sent is silently lost, as on a half-open connection.
 */
export type Cut = 'once' | 'reset' | 'refused' | 'silent';

/** A TCP proxy to one or more ports of this machine, for any protocol: HTTP, WebSockets, PostgreSQL's wire. */
export interface Line {
  readonly port: number;
  readonly url: string;
  /** Connections accepted so far. */
  readonly accepted: number;
  /** How many connections each port behind it has had. */
  readonly taken: ReadonlyMap<number, number>;
  /** As fast as this machine at first; may be set at any time. */
  pace: Pace;
  /** Drops new connections instead of passing them on. */
  isDown: boolean;
  /** Drops connections that ask for a WebSocket, as some company networks do. */
  withoutWebSocket: boolean;
  cut(how: Cut): Promise<void>;
  /**
   * Closes a connection in the very moment the last of these texts comes by on it, one after the other, once: `before`,
   * so that it never arrives, or `after`, so that it arrives and only the answer to it is lost. Resolves when that has
   * happened.
   */
  cutAt(texts: readonly string[], when: 'before' | 'after'): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

interface Trap {
  readonly texts: readonly string[];
  readonly when: 'before' | 'after';
  readonly spring: () => void;
}

/**
 * Opens a line to ports of this machine, on a free port that stays the same over every cut. Of several ports each
 * connection goes to the next one that takes it; the list may change while connections are open.
 */
export async function openLine(target: number | readonly number[]): Promise<Line> {
  const targets = typeof target === 'number' ? [target] : target;
  const ends = new Set<Socket>();
  const taken = new Map<number, number>();
  let isSilent = false;
  let trap: Trap | undefined;
  let turn = 0;
  let accepted = 0;

  const keep = (end: Socket): void => {
    ends.add(end);
    end.setNoDelay(true);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
  };
  const carrier = (see: (chunk: Buffer) => boolean) =>
    new Carrier({ pace: () => line.pace, isLost: () => isSilent, see });

  const join = (near: Socket, far: Socket, head?: Buffer): void => {
    let sprung: Trap | undefined;
    const seen = new WeakMap<Trap, number>();
    /** Whether this was the last of the texts. */
    const isSprungBy = (chunk: Buffer, set: Trap): boolean => {
      const next = seen.get(set) ?? 0;
      const found = next + (chunk.includes(set.texts[next] ?? '') ? 1 : 0);
      seen.set(set, found);
      return found === set.texts.length;
    };
    const close = (sprungBy: Trap): void => {
      near.destroy();
      far.destroy();
      sprungBy.spring();
    };
    const there = carrier((chunk) => {
      if (!trap || !isSprungBy(chunk, trap)) return true;
      sprung = trap;
      trap = undefined;
      if (sprung.when === 'before') close(sprung);
      return sprung.when === 'after';
    });
    const back = carrier(() => {
      if (sprung) close(sprung);
      return sprung === undefined;
    });
    if (head) there.write(head);
    near.pipe(there).pipe(far).pipe(back).pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('close', () => {
        // On a silent line an end receives nothing from the other one, not even that it has closed.
        if (!isSilent) other.destroy();
      });
    }
  };
  const pass = (near: Socket, head?: Buffer, tries = targets.length): void => {
    const port = targets[turn % targets.length];
    turn += 1;
    if (port === undefined || tries === 0) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    keep(far);
    const tryNext = () => {
      if (!near.destroyed) pass(near, head, tries - 1);
    };
    far.once('error', tryNext);
    far.once('connect', () => {
      far.off('error', tryNext);
      taken.set(port, (taken.get(port) ?? 0) + 1);
      if (near.destroyed) far.destroy();
      else join(near, far, head);
    });
  };
  const accept = (near: Socket): void => {
    accepted += 1;
    keep(near);
    if (isSilent) return;
    if (line.isDown) near.destroy();
    else if (line.withoutWebSocket) {
      near.once('data', (head) => {
        near.pause();
        if (/upgrade: websocket/i.test(head.toString('latin1'))) near.destroy();
        else pass(near, head);
      });
    } else pass(near);
  };
  const cutAll = (): void => {
    for (const end of ends) end.destroy();
  };

  let server = await listen(0, accept);
  const { port } = server.address() as AddressInfo;
  const stopListening = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cutAll();
    await closed;
  };
  const line: Line = {
    port,
    url: `http://127.0.0.1:${port}`,
    get accepted() {
      return accepted;
    },
    taken,
    pace: {},
    isDown: false,
    withoutWebSocket: false,
    async cut(how) {
      if (how === 'once') return cutAll();
      if (how === 'refused') return stopListening();
      if (how === 'reset') {
        for (const end of ends) end.resetAndDestroy();
        return;
      }
      isSilent = true;
      for (const end of ends) end.unpipe().pause();
    },
    cutAt: (texts, when) =>
      new Promise((spring) => {
        trap = { texts, when, spring };
      }),
    async mend() {
      // What waited on a silent line is gone: its ends find out when they send the next time.
      if (isSilent) cutAll();
      isSilent = false;
      if (!server.listening) server = await listen(port, accept);
    },
    async close() {
      cutAll();
      await stopListening();
    },
  };
  return line;
}

async function listen(port: number, accept: (near: Socket) => void): Promise<Server> {
  const server = createServer(accept);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
