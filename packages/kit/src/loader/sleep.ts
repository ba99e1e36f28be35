import { sleeps } from 'virtual:sleep';
import type { firstPaths, partnerKeyHeader } from '@freight/contract';
import type { Configuration } from '#platform/configuration.ts';

// This part of the loader imports nothing of the kit: all elements' common code would come with it.
const capabilitiesPath: typeof firstPaths.capabilities = '/api/v1/capabilities';
const keyHeader: typeof partnerKeyHeader = 'Freight-Key';

/** What a visitor does on a page. */
const uses = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'];

/** Resolves with the first of these events on the page for which the condition holds. */
const eventOf = (types: readonly string[], holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stopper = new AbortController();
    const end = () => {
      if (!holds()) return;
      stopper.abort();
      resolve();
    };
    for (const type of types)
      addEventListener(type, end, { capture: true, passive: true, signal: stopper.signal });
  });

let used: Promise<void> | undefined;
const whenUsed = () => {
  // The visitor may have scrolled before this code came.
  used ??= scrollY > 0 ? Promise.resolve() : eventOf(uses, () => true);
  return used;
};

/** Whether this browser or this tab keeps something under the key. */
function isStored(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null;
  } catch {
    // Storage is blocked in some embeds: then nothing was kept.
    return false;
  }
}

/** Whether the API answers that it has no such capability, or knows of none; after any other answer it may have it. */
async function isLacking(capability: string, { apiUrl, key }: Configuration): Promise<boolean> {
  const answer = await fetch(apiUrl + capabilitiesPath, {
    ...(key && { headers: { [keyHeader]: key } }),
    credentials: 'omit',
  });
  if (answer.status === 404) return true;
  if (!answer.ok) return false;
  const offered = await answer.json();
  return !(capability in (offered.data ?? offered));
}

const lacking = new Map<string, Promise<boolean>>();

/** Resolves when the API is known to lack the capability, and never otherwise. */
async function whenLacking(capability: string, configuration: Configuration): Promise<void> {
  const asked = lacking.get(capability) ?? isLacking(capability, configuration).catch(() => false);
  lacking.set(capability, asked);
  if (!(await asked)) await new Promise(() => undefined);
}

/**
 * Resolves when the code of a tag is needed: the visitor does something on the page, or something is kept for the tag, by
 * this tab or another one, or the API lacks what the tag is about, so that it must disappear.
 */
export async function whenAwake(tag: string, configuration: Configuration): Promise<void> {
  const { unless = '', needs } = sleeps[tag] ?? {};
  const isKept = () => isStored(unless);
  if (isKept()) return;
  await Promise.race([
    whenUsed(),
    eventOf(['storage'], isKept),
    ...(needs ? [whenLacking(needs, configuration)] : []),
  ]);
}
