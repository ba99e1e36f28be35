import { shared, sharedSoFar } from '#platform/registry.ts';

declare module '#platform/registry.ts' {
  interface Shared {
    /** The css that came with the first frames. */
    frameCss: { version: string; css: string };
  }
}

/** The loader has this css for its first frames: the elements need not fetch it again. */
export function provideFrameCss(css: string): void {
  shared('frameCss', () => ({ version: __FREIGHT_VERSION__, css }));
}

/** The css of first frames, which every element needs; fetched where the page has no loader of the same version. */
export async function frameCss(): Promise<string> {
  const brought = sharedSoFar('frameCss');
  if (brought?.version === __FREIGHT_VERSION__) return brought.css;
  return (await import('./frame/frame.css?inline')).default;
}
