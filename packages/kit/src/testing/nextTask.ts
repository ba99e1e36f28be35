// The real one, even if a test replaces the clock later.
const { setTimeout } = globalThis;

/** Resolves a task later, after the work that was postponed until then: elements unmount in it. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
