import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    appears: number;
  }
}

/** Milliseconds for what a visitor would see to appear, as for all tests. */
export const appears = inject('appears');
