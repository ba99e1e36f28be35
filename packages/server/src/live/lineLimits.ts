import type { IncomingMessage } from 'node:http';
import { callerOf } from '#http/limits/addressKey.ts';
import { type Counter, countNothing, createCounter } from '#http/limits/counter.ts';
import type { LiveServer, LiveSocket } from './liveSocket.ts';

const minuteMs = 60_000;
/** Open connections of one address: enough for an office where everybody has a few tabs open. */
const linesPerAddress = 200;
/** After a restart of the server all of them reconnect at the same time, and some of them twice. */
const handshakesPerMinute = 600;
/** Enough for a tab that follows 200 orders and reconnects twice a minute. */
const messagesPerLine = 400;
const messagesPerAddress = 8_000;
/** A connection that exceeds its limit by this much is not one of our pages. */
const cutFactor = 4;

export interface LineRefusal {
  readonly message: string;
  readonly waitMs: number;
}

export interface LineLimits {
  /** Counts a handshake; returns why it is refused and for how many milliseconds, if it is. */
  refusal(request: IncomingMessage): Promise<LineRefusal | undefined>;
  /** Counts the open connections of a server from now on. */
  watch(io: LiveServer): void;
  /** Counts a message; returns milliseconds to wait, 0 for none. Cuts a connection that keeps on sending. */
  take(socket: LiveSocket): Promise<number>;
}

/** Limits of the live socket per connection and address; no limits if `isOn` is false. */
export function createLineLimits(settings: {
  isOn: boolean;
  proxies: number;
  now: () => number;
}): LineLimits {
  const { isOn, proxies, now } = settings;
  const counter = (max: number): Counter =>
    isOn ? createCounter({ max, windowMs: minuteMs }, now) : countNothing;
  const handshakes = counter(handshakesPerMinute);
  const byLine = counter(messagesPerLine);
  const byAddress = counter(messagesPerAddress);
  const beyond = counter(messagesPerLine * (cutFactor - 1));
  const lines = new Map<string, number>();
  return {
    refusal: async (request) => {
      const address = callerOf(request, proxies);
      const waitMs = await handshakes.take(address);
      if (waitMs > 0) return { message: 'Too many connection attempts', waitMs };
      if (!isOn || (lines.get(address) ?? 0) < linesPerAddress) return undefined;
      return { message: 'Too many connections', waitMs: minuteMs };
    },
    watch: (io) => {
      io.engine.on(
        'connection',
        (line: { request: IncomingMessage; once: (event: 'close', done: () => void) => void }) => {
          const address = callerOf(line.request, proxies);
          lines.set(address, (lines.get(address) ?? 0) + 1);
          line.once('close', () => {
            const left = (lines.get(address) ?? 1) - 1;
            if (left > 0) lines.set(address, left);
            else lines.delete(address);
          });
        },
      );
    },
    take: async (socket) => {
      const wait = (await byLine.take(socket.id)) || (await byAddress.take(socket.data.address));
      if (wait > 0 && (await beyond.take(socket.id)) > 0) socket.disconnect(true);
      return wait;
    },
  };
}
