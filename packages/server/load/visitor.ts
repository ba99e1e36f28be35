import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/**
 * A connection of the live socket that costs the measuring process next to nothing: it speaks the few packets of
 * Socket.IO's protocol that a visitor needs (https://socket.io/docs/v4/socket-io-protocol).
 */
export interface Visitor {
  /** Follows an order; rejects when the server refuses. */
  follow(transportId: string): Promise<void>;
  onEvent(listener: (name: string, payload: Record<string, unknown>) => void): void;
  close(): void;
}

const patienceMs = 60_000;

export async function connectVisitor(url: string, token?: string): Promise<Visitor> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  });
  let listener: (name: string, payload: Record<string, unknown>) => void = () => {};
  let answered: (acknowledgement: { success: boolean; message: string }) => void = () => {};
  const connected = Promise.withResolvers<void>();
  socket.on('error', (error) => connected.reject(error));
  socket.on('close', () => connected.reject(new Error('The connection was closed')));
  socket.on('message', (data) => {
    const packet = String(data);
    if (packet.startsWith('0')) socket.send(token === undefined ? '40' : `40${JSON.stringify({ token })}`);
    else if (packet === '2') socket.send('3');
    else if (packet.startsWith('40')) connected.resolve();
    else if (packet.startsWith('44')) connected.reject(new Error(packet));
    else if (packet.startsWith('430')) answered(JSON.parse(packet.slice(3))[0]);
    else if (packet.startsWith('42')) {
      const [name, payload] = JSON.parse(packet.slice(2));
      listener(name, payload);
    }
  });
  await connected.promise;
  return {
    async follow(transportId) {
      const answer = Promise.withResolvers<{ success: boolean; message: string }>();
      answered = answer.resolve;
      socket.send(`420${JSON.stringify(['subscribeToTransport', { transportId }])}`);
      const { success, message } = await Promise.race([
        answer.promise,
        pause(patienceMs, { success: false, message: 'No answer' }, { ref: false }),
      ]);
      if (!success) throw new Error(message);
    },
    onEvent: (handle) => {
      listener = handle;
    },
    close: () => socket.terminate(),
  };
}

/** The number of connections opened in parallel. */
const atOnce = 50;

/** Opens `count` connections; `failed` is the number of those that failed. */
export async function connectMany(
  count: number,
  connect: (index: number) => Promise<Visitor>,
): Promise<{ visitors: Visitor[]; failed: number }> {
  const visitors: Visitor[] = [];
  let next = 0;
  let failed = 0;
  const connectNext = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      await connect(index).then(
        (visitor) => visitors.push(visitor),
        () => {
          failed += 1;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, connectNext));
  return { visitors, failed };
}
