import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, FaultProxy, SeenRequest } from './faults.ts';

const promise = 'idempotency-supported';
/** How long a connection is kept open for the next request. */
const keptMs = 60_000;

/**
 * A proxy between a browser and the real server that breaks what a test requests. Pages of any origin may use
 * it, because a test's page has another address in every run.
 */
export async function startFaultProxy(firstTarget: string): Promise<FaultProxy> {
  let target = new URL(firstTarget);
  let down = false;
  let recognisesKeys = true;
  let faults: Fault[] = [];
  let seen: SeenRequest[] = [];
  let held: (() => void)[] = [];
  let onHeld = () => {};
  let changeBody: ((body: unknown, path: string) => unknown) | undefined;
  let underWay = 0;
  let quietSince = performance.now();

  const releaseHeld = () => {
    for (const proceed of held) proceed();
    held = [];
  };
  const release = async () => {
    if (held.length === 0 && faults.some((fault) => fault.held)) {
      await new Promise<void>((resolve) => {
        onHeld = resolve;
      });
    }
    releaseHeld();
  };
  const hold = () =>
    new Promise<void>((resolve) => {
      held.push(resolve);
      onHeld();
    });
  const sockets = new Set<Socket>();

  const cutConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const setDown = (next: boolean) => {
    down = next;
    if (next) cutConnections();
  };

  const takeFault = (method: string, path: string): Fault | undefined => {
    const found = faults.find((fault) => path.includes(fault.path) && (fault.method ?? method) === method);
    if (!found) return undefined;
    found.times = (found.times ?? 1) - 1;
    if (found.times <= 0) faults = faults.filter((fault) => fault !== found);
    return found;
  };

  const corsHeaders = (request: IncomingMessage) => ({
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    'access-control-expose-headers': `Date, Retry-After, ${promise}`,
    vary: 'Origin',
    // A browser repeats a request automatically when a connection it had kept open is cut; a server that cannot
    // recognise a repetition would do everything twice. So none is kept open, and those from before are closed.
    ...(recognisesKeys ? {} : { connection: 'close' }),
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    if (method === 'OPTIONS') {
      response.writeHead(204, corsHeaders(request)).end();
      return;
    }
    const body = await buffer(request);
    seen.push({
      method,
      path: url,
      headers: request.headers as Record<string, string>,
      body: body.toString(),
    });
    const fault = takeFault(method, url);
    if (fault?.cut === 'before') {
      request.socket.destroy();
      return;
    }
    if (fault?.held) await hold();
    if (fault?.status !== undefined && !fault.isProcessed) {
      answerInstead(request, response, fault);
      return;
    }
    forward(request, response, body, fault);
  }

  function answerInstead(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
    const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {});
    response.writeHead(fault.status ?? 500, fault.statusText, {
      ...corsHeaders(request),
      'content-type': fault.type ?? 'application/json',
      ...fault.headers,
    });
    response.end(text);
  }

  function forward(request: IncomingMessage, response: ServerResponse, body: Buffer, fault?: Fault): void {
    const { origin, ...headers } = request.headers;
    // A token of a partner is accepted from its pages only.
    if (origin && request.url?.includes('/partner-sessions/')) Object.assign(headers, { origin });
    if (!recognisesKeys) delete headers['idempotency-key'];
    const onward = http.request(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
        headers: { ...headers, host: target.host },
      },
      (answer) => {
        if (fault?.cut === 'after') {
          answer.resume().on('end', () => (fault.goesDown ? setDown(true) : request.socket.destroy()));
          return;
        }
        if (fault?.status !== undefined) {
          answer.resume().on('end', () => answerInstead(request, response, fault));
          return;
        }
        // Each hop has its own keep-alive: this proxy closes its connections sooner than the server.
        const { [promise]: promised, connection: _, 'keep-alive': __, ...passedOn } = answer.headers;
        if (changeBody) delete passedOn['content-length'];
        response.writeHead(answer.statusCode ?? 502, answer.statusMessage, {
          ...passedOn,
          ...(recognisesKeys && promised ? { [promise]: promised } : {}),
          ...corsHeaders(request),
        });
        if (changeBody && answer.headers['content-type']?.startsWith('application/json')) {
          answerChanged(answer, response, (body) => changeBody?.(body, request.url ?? '/'));
          return;
        }
        if (fault?.cut === 'inside') {
          answer.once('data', (part: Buffer) => {
            answer.destroy();
            response.write(part.subarray(0, part.length / 2), () => request.socket.destroy());
          });
        } else answer.pipe(response);
      },
    );
    onward.on('error', () => request.socket.destroy());
    onward.end(body);
  }

  const server = http.createServer((request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      quietSince = performance.now();
    });
    handle(request, response).catch(() => request.socket.destroy());
  });
  // A busy test process handles its connections late: none may end just before a client uses it again.
  server.keepAliveTimeout = keptMs;
  server.on('connection', (socket) => {
    if (down) socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.on('upgrade', (request, socket: Socket, head) => {
    const fault = takeFault('GET', request.url ?? '');
    if (fault) {
      socket.end(`HTTP/1.1 ${fault.status ?? 403} Refused\r\n\r\n`);
      return;
    }
    const onward = net.connect(Number(target.port), target.hostname, () => {
      const lines = Object.entries(request.headers)
        .filter(([name]) => name !== 'origin' && name !== 'host')
        .map(([name, value]) => `${name}: ${value}`);
      onward.write(`GET ${request.url} HTTP/1.1\r\nhost: ${target.host}\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [one, other] of [
      [onward, socket],
      [socket, onward],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (fault) => void faults.push({ ...fault }),
    requests: (path) => seen.filter((request) => request.path.includes(path)),
    release,
    reset() {
      releaseHeld();
      faults = [];
      seen = [];
      down = false;
      recognisesKeys = true;
      changeBody = undefined;
    },
    cutConnections,
    setDown,
    isDown: () => down,
    recogniseKeys(does) {
      recognisesKeys = does;
      if (!does) server.closeIdleConnections();
    },
    change(change) {
      changeBody = change;
    },
    async quiet(ms) {
      for (;;) {
        const left = underWay > 0 ? ms : ms - (performance.now() - quietSince);
        if (left <= 0) return;
        await pause(left);
      }
    },
    setTarget(next) {
      target = new URL(next);
    },
    close: () =>
      new Promise((resolve) => {
        cutConnections();
        server.close(() => resolve());
      }),
  };
}

function answerChanged(
  answer: IncomingMessage,
  response: ServerResponse,
  change: (body: unknown) => unknown,
): void {
  json(answer).then(
    (body) => response.end(JSON.stringify(change(body)) ?? ''),
    () => response.destroy(),
  );
}
