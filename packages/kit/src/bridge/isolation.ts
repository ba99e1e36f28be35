import { configuration } from '#platform/configuration.ts';

/** Whether an element is shown in a frame of the company's origin and has no screen of its own on this page. */
export const isIsolated = (element: Element): boolean =>
  /-(start|track|send|orders?)$/.test(element.localName) &&
  (element.hasAttribute('isolated') || 'isolated' in configuration.getState());
