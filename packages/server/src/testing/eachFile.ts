/** Set-up of Vitest for the tests in Node: they start hundreds of servers, and Vitest ends their processes. */
import { afterEach, vi } from 'vitest';
import { keepDatabases } from './keptDatabases.ts';

keepDatabases();
// Before the test's own ends, which are about the real things.
afterEach(() => {
  vi.restoreAllMocks();
});
