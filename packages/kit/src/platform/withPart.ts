/**
 * Uses a part of the kit that nobody waits for, once it has come. Where it does not come the page hears nothing of it
 * but a line in the console: what is missing is a hint, or the next press asks again.
 */
export const withPart = <Part>(part: Promise<Part>, use: (part: Part) => unknown): void =>
  void part.then(use).catch((error: unknown) => console.warn('[freight]', error));
