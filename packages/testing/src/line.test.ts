import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Line, openLine } from './line.ts';

/** A server that answers every piece with the same bytes, and a line to it. */
async function openEcho(): Promise<{ line: Line; received: Buffer[]; port: number }> {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (piece) => {
      received.push(piece);
      socket.write(piece);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const line = await openLine(port);
  onTestFinished(async () => {
    await line.close();
    server.close();
  });
  return { line, received, port };
}

async function call({ port }: Line): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  socket.on('error', () => socket.destroy());
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends a text and waits until as many bytes have come back; returns what came and after how many milliseconds. */
async function say(socket: Socket, text: string): Promise<{ text: string; ms: number; pieces: number }> {
  const began = performance.now();
  socket.write(text);
  let answer = '';
  let pieces = 0;
  while (answer.length < text.length) {
    const [piece] = (await once(socket, 'data')) as [Buffer];
    answer += piece.toString();
    pieces += 1;
  }
  return { text: answer, ms: performance.now() - began, pieces };
}

test('a line carries data, and uses the next port when one does not answer', async () => {
  const { port } = await openEcho();
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port: closed } = gone.address() as AddressInfo;
  gone.close();
  const line = await openLine([closed, port]);
  onTestFinished(() => line.close());
  for (const words of ['one', 'two']) expect((await say(await call(line), words)).text).toBe(words);
  expect([...line.taken]).toEqual([[port, 2]]);
  expect(line.accepted).toBe(2);
});

test('latency delays data in both directions, with many pieces under way in parallel', async () => {
  const { line } = await openEcho();
  const socket = await call(line);
  line.pace = { latencyMs: 40, sliceBytes: 10 };
  const { text, ms } = await say(socket, 'x'.repeat(1_000));
  expect(text).toBe('x'.repeat(1_000));
  expect(ms).toBeGreaterThanOrEqual(78);
  // A hundred pieces, one after the other, would be under way for eight seconds.
  expect(ms).toBeLessThan(4_000);
});

test('a narrow line takes its time for many bytes, and keeps their order', async () => {
  const { line } = await openEcho();
  const socket = await call(line);
  line.pace = { bytesPerSecond: 20_000, sliceBytes: 500 };
  const sent = Array.from({ length: 500 }, (_, index) => String(index).padStart(6, '0')).join('');
  const { text, ms } = await say(socket, sent);
  expect(text).toBe(sent);
  expect(ms).toBeGreaterThanOrEqual(145);
});

test('data sent together arrives in slices', async () => {
  const { line, received } = await openEcho();
  const socket = await call(line);
  line.pace = { sliceBytes: 7, latencyMs: 1 };
  const { text, pieces } = await say(socket, 'a'.repeat(70));
  expect(text).toBe('a'.repeat(70));
  expect(pieces).toBeGreaterThan(1);
  expect(received.length).toBeGreaterThan(1);
});

test('a line breaks by closing, by a reset and by refusing, and works again afterwards', async () => {
  const { line } = await openEcho();
  for (const how of ['once', 'reset', 'refused'] as const) {
    const socket = await call(line);
    await say(socket, 'before');
    const ended = new Promise<string>((resolve) => {
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      socket.on('close', () => resolve('closed'));
    });
    await line.cut(how);
    expect(await ended, how).toBe(how === 'reset' ? 'ECONNRESET' : 'closed');
    if (how === 'refused') await expect(call(line)).rejects.toThrow('ECONNREFUSED');
    await line.mend();
    expect((await say(await call(line), 'after')).text, how).toBe('after');
  }
});

test('a silent line loses all data and keeps its socket open until it is mended', async () => {
  const { line, received } = await openEcho();
  const socket = await call(line);
  await say(socket, 'before');
  line.pace = { latencyMs: 10 };
  await line.cut('silent');
  socket.write('lost');
  const other = await call(line);
  other.write('lost as well');
  line.pace = {};
  const closed = once(socket, 'close');
  await line.mend();
  await closed;
  await say(await call(line), 'after');
  expect(Buffer.concat(received).toString()).toBe('beforeafter');
});

test.each([
  ['before', 'commit begin '],
  ['after', 'commit begin commit'],
] as const)('a line is cut %s the last of some texts has come by, once', async (when, arrived) => {
  const { line, received } = await openEcho();
  const [socket, other] = [await call(line), await call(line)];
  const cut = line.cutAt(['begin', 'commit'], when);
  // On a connection of its own the last one alone means nothing.
  await say(other, 'commit ');
  await say(socket, 'begin ');
  const closed = once(socket, 'close');
  socket.write('commit');
  await Promise.all([cut, closed]);
  expect(Buffer.concat(received).toString()).toBe(arrived);
  expect((await say(await call(line), 'commit')).text).toBe('commit');
});
