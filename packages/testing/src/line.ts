import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * How a line breaks: open connections are cut and new ones come through, everything is refused at once, or everything
 * sent is silently lost.
 */
export type Cut = 'once' | 'refused' | 'silent';

/** A TCP line to a port of this machine that can be cut. */
export interface Line {
  readonly port: number;
  readonly url: string;
  /** Connections accepted so far. */
  readonly accepted: number;
  /** Drops new connections instead of passing them on. */
  isDown: boolean;
  /** Drops connections that ask for a WebSocket, as some company networks do. */
  withoutWebSocket: boolean;
  cut(how: Cut): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a line to `target`, a port of this machine, on a free port that stays the same over every cut. */
export async function openLine(target: number): Promise<Line> {
  const ends = new Set<Socket>();
  let isSilent = false;

  const keep = (end: Socket): void => {
    ends.add(end);
    end.setNoDelay(true);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
  };
  const pass = (near: Socket, head?: Buffer): void => {
    const far = connect(target, '127.0.0.1');
    if (head) far.write(head);
    near.pipe(far);
    far.pipe(near);
    keep(far);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('close', () => {
        // On a silent line an end hears nothing of the other one, not even that it has gone.
        if (!isSilent) other.destroy();
      });
    }
  };
  const accept = (near: Socket): void => {
    accepted += 1;
    keep(near);
    if (isSilent) return;
    if (line.isDown) near.destroy();
    else if (line.withoutWebSocket) {
      near.once('data', (head) => {
        if (/upgrade: websocket/i.test(head.toString('latin1'))) near.destroy();
        else pass(near, head);
      });
    } else pass(near);
  };
  const cutAll = (): void => {
    for (const end of ends) end.destroy();
  };

  let accepted = 0;
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
    isDown: false,
    withoutWebSocket: false,
    async cut(how) {
      if (how === 'once') return cutAll();
      if (how === 'refused') return stopListening();
      isSilent = true;
      for (const end of ends) end.unpipe().pause();
    },
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
