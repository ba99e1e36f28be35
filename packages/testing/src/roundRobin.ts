import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that knows nothing of what it passes on: each connection goes to the next process that takes it. */
export interface RoundRobin {
  readonly url: string;
  /** How many connections each process has had. */
  readonly taken: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

/** `ports` of this machine may change while it works. */
export async function openRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const taken = new Map<number, number>();
  const open = new Set<Socket>();
  let turn = 0;
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const pass = (near: Socket, tries: number): void => {
    const port = ports[turn % ports.length];
    turn += 1;
    if (port === undefined || tries === 0) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    far.once('error', () => {
      if (far.bytesWritten === 0 && !near.destroyed) pass(near, tries - 1);
    });
    far.once('connect', () => {
      taken.set(port, (taken.get(port) ?? 0) + 1);
      keep(far).once('close', () => near.destroy());
      near.once('close', () => far.destroy());
      near.pipe(far).pipe(near);
    });
  };
  const server = createServer((near) => pass(keep(near), ports.length));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
