import { warnLater } from './report.ts';

/**
 * Uses a part of the kit once it has loaded; the caller does not wait for it. A failure to load is only logged: the
 * missing part is a hint, or the next press tries again.
 */
export const withPart = <Part>(part: Promise<Part>, use: (part: Part) => unknown): void =>
  void part.then(use).catch((error: unknown) => warnLater('[freight]', error));
