const load = () => import('#bridge/methods/call.ts');
let part: ReturnType<typeof load> | undefined;

/**
 * Runs a method of an element by code that is loaded with the first call on the page, in the order of the calls; after a
 * failed download the next call tries again.
 */
export function later(host: HTMLElement, name: string, given?: unknown): Promise<unknown> {
  part = part?.catch(load) ?? load();
  return part.then(({ call }) => call(host, name, given));
}
