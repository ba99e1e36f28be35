import { Writable } from 'node:stream';

export interface LogLine extends Record<string, unknown> {
  event?: string;
  msg: string;
}

/** Somewhere for a log to go, and the lines that have gone there. */
export function keepLog(): { destination: Writable; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { destination, lines };
}
