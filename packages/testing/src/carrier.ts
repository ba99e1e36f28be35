import { Transform, type TransformCallback } from 'node:stream';
import { setTimeout as pause, setImmediate as yieldOnce } from 'node:timers/promises';

/** The speed of a line; a value that is left out is unlimited. */
export interface Pace {
  /** The delay of every byte, in each direction. */
  readonly latencyMs?: number;
  readonly bytesPerSecond?: number;
  /** The largest size of a piece, so that data that was sent together arrives in parts. */
  readonly sliceBytes?: number;
}

/** The state of a line, which its carrier reads again for each chunk: it may change while the carrier runs. */
export interface Way {
  readonly pace: () => Pace;
  /** Whether what arrives now is lost. */
  readonly isLost: () => boolean;
  /** Receives every chunk before it is carried; a chunk for which it returns `false` is dropped. */
  readonly see: (chunk: Buffer) => boolean;
}

/** Carries one direction of a connection at the pace of its line, in order. */
export class Carrier extends Transform {
  readonly #way: Way;
  #busyUntil = 0;
  #underWay = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(way: Way) {
    super();
    this.#way = way;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const { pace, see, isLost } = this.#way;
    if (!see(chunk)) {
      done();
      return;
    }
    const { latencyMs = 0, bytesPerSecond = Number.POSITIVE_INFINITY, sliceBytes = chunk.length } = pace();
    const isPlain = latencyMs === 0 && bytesPerSecond === Number.POSITIVE_INFINITY;
    if (isPlain && sliceBytes >= chunk.length && this.#underWay === 0) {
      done(null, isLost() ? undefined : chunk);
      return;
    }
    for (let from = 0; from < chunk.length; from += sliceBytes) {
      const slice = chunk.subarray(from, from + sliceBytes);
      this.#busyUntil = Math.max(performance.now(), this.#busyUntil) + (slice.length / bytesPerSecond) * 1000;
      this.#deliver(slice, this.#busyUntil + latencyMs);
    }
    // The next chunk is accepted when this one has left.
    setTimeout(done, Math.max(0, this.#busyUntil - performance.now()));
  }

  override _flush(done: TransformCallback): void {
    this.#last.then(() => done());
  }

  #deliver(slice: Buffer, due: number): void {
    this.#underWay += 1;
    this.#last = this.#last
      .then(() => {
        // A timer takes a millisecond at least, which is long for a slice; each still leaves on its own.
        const left = due - performance.now();
        return left > 0 ? pause(left) : yieldOnce();
      })
      .then(() => {
        this.#underWay -= 1;
        if (!this.#way.isLost()) this.push(slice);
      });
  }
}
