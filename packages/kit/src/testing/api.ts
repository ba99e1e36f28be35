import { type BrowserCommands, commands } from 'vitest/browser';

/**
 * The real server behind the tests, with a proxy in front that can inject faults:
 * `await api('fault', {path: '/calculate-price', status: 503})`.
 */
export const api: BrowserCommands['testApi'] = (name, ...args) => commands.testApi(name, ...args);
