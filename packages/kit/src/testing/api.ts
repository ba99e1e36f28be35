import { onTestFinished } from 'vitest';
import { type BrowserCommands, commands } from 'vitest/browser';

/**
 * The real server behind the tests, with a proxy in front that can inject faults:
 * `await api('fault', {path: '/calculate-price', status: 503})`. A server that is down is up again after the test.
 */
export const api: BrowserCommands['testApi'] = (name, ...args) => {
  if (name === 'setDown' && args[0]) onTestFinished(() => commands.testApi('setDown', false));
  return commands.testApi(name, ...args);
};
