/** Set-up of Vitest for the tests in Node: they start hundreds of servers, and Vitest ends their processes. */
import { keepDatabases } from './keptDatabases.ts';

keepDatabases();
