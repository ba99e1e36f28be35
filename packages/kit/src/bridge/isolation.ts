import { configuration } from '#platform/configuration.ts';

/** Whether an element is shown in a frame of the company's origin and has no screen of its own on this page. */
export const isIsolated = (element: Element & { isolated?: boolean }): boolean =>
  /-(start|track|send|orders?)$/.test(element.localName) &&
  (element.isolated || 'isolated' in configuration.getState());
