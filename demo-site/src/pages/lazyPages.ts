import type { ComponentType } from 'react';

/** Pages that are loaded separately, so that a visit loads only the pages it shows. */
const sources = {
  '/careers': async () => (await import('#pages/Careers.tsx')).Careers,
  '/about': async () => (await import('#pages/About.tsx')).About,
  '/contact': async () => (await import('#pages/Contact.tsx')).Contact,
  '/terms': async () => (await import('#pages/Terms.tsx')).Terms,
  '/privacy': async () => (await import('#pages/Privacy.tsx')).Privacy,
  '/accessibility': async () => (await import('#pages/Accessibility.tsx')).Accessibility,
  '/emissions': async () => (await import('#pages/Emissions.tsx')).Emissions,
  '/embed': async () => (await import('#pages/Embed.tsx')).Embed,
  '/cookies': async () => (await import('#pages/Cookies.tsx')).Cookies,
} satisfies Record<string, () => Promise<ComponentType>>;

export type LazyPath = keyof typeof sources;
export const lazyPaths = Object.keys(sources) as LazyPath[];

const arrived = new Map<LazyPath, ComponentType>();
const coming = new Map<LazyPath, Promise<ComponentType>>();

/** Loads the page of an address, so that it renders immediately; does nothing for pages that are not lazy. */
export async function preparePage(pathname: string): Promise<void> {
  const path = lazyPaths.find((one) => one === pathname.replace(/(?<=.)\/+$/, ''));
  if (path) arrived.set(path, await sources[path]());
}

export const arrivedPage = (path: LazyPath): ComponentType | undefined => arrived.get(path);

/**
 * The target page of a navigation. If its code fails to load, the browser requests the address from the server instead:
 * that answer is readable without any script.
 */
export function comingPage(path: LazyPath): Promise<ComponentType> {
  const page =
    coming.get(path) ??
    sources[path]().catch(() => {
      location.assign(path);
      return new Promise<never>(() => undefined);
    });
  coming.set(path, page);
  return page;
}
