import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface TcpProxy {
  url: string;
  /** Connections accepted so far. */
  accepted: number;
  /** Cuts all lines that stand. */
  cut(): void;
  /** Drops new lines instead of passing them on. */
  isDown: boolean;
  /** Drops lines that ask for a WebSocket, as some company networks do. */
  withoutWebSocket: boolean;
}

/** A line to a server that can be cut, closed when the test ends. */
export async function startTcpProxy(targetUrl: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(targetUrl);
  const lines = new Set<Socket>();
  const proxy: TcpProxy = {
    url: '',
    accepted: 0,
    isDown: false,
    withoutWebSocket: false,
    cut() {
      for (const line of lines) line.destroy();
    },
  };
  const server = createServer((near) => {
    proxy.accepted++;
    lines.add(near);
    near.on('error', () => {}).on('close', () => lines.delete(near));
    if (proxy.isDown) return near.destroy();
    near.once('data', (head) => {
      if (proxy.withoutWebSocket && /upgrade: websocket/i.test(head.toString('latin1'))) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      far.write(head);
      near.pipe(far);
      far.pipe(near);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        proxy.cut();
      }),
  );
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
