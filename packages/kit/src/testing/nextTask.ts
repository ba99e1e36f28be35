// The real one, even if a test replaces the clock later.
const { setTimeout } = globalThis;

/** Resolves a task later, when what has been put off until after this one is done: elements unmount then. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
