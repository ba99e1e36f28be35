import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How a line breaks: everything is refused at once, or what is sent is lost and nobody is told. */
export type Cut = 'refused' | 'silent';

/** A TCP line to a port of this machine that can be cut. */
export interface Line {
  readonly port: number;
  cut(how: Cut): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a line to `target`, a port of this machine, on a free port that stays the same over every cut. */
export async function openLine(target: number): Promise<Line> {
  const ends = new Set<Socket>();
  let isSilent = false;

  const join = (near: Socket): void => {
    if (isSilent) {
      keep(near);
      return;
    }
    const far = connect(target, '127.0.0.1');
    near.pipe(far);
    far.pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(end);
      end.on('close', () => {
        // On a silent line an end hears nothing of the other one, not even that it has gone.
        if (!isSilent) other.destroy();
      });
    }
  };
  const keep = (end: Socket): void => {
    ends.add(end);
    end.setNoDelay(true);
    end.on('error', () => end.destroy());
    end.on('close', () => ends.delete(end));
  };
  const cutAll = (): void => {
    for (const end of ends) end.destroy();
  };

  let server = await listen(0, join);
  const { port } = server.address() as AddressInfo;
  const stopListening = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cutAll();
    await closed;
  };
  return {
    port,
    async cut(how) {
      if (how === 'refused') return stopListening();
      isSilent = true;
      for (const end of ends) end.unpipe().pause();
    },
    async mend() {
      // What waited on a silent line is gone: its ends find out when they send the next time.
      if (isSilent) cutAll();
      isSilent = false;
      if (!server.listening) server = await listen(port, join);
    },
    async close() {
      cutAll();
      await stopListening();
    },
  };
}

async function listen(port: number, join: (near: Socket) => void): Promise<Server> {
  const server = createServer(join);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
