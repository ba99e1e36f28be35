import { pageDocument } from '#platform/pageDocument.ts';

/** What was blocked, without the path and query of its address: they may name an order. */
function sourceOf(address: string): string {
  return URL.canParse(address) && address.includes('://') ? new URL(address).origin : address;
}

/**
 * Calls back for everything that the page's policy blocks, with a text like `connect-src https://api.example.com`. If
 * the browser keeps earlier violations, they are included. Returns the function that stops it.
 */
export function hearPolicy(onBlocked: (blocked: string) => void): () => void {
  const note = (directive: string, address: string) => onBlocked(`${directive} ${sourceOf(address)}`);
  const listening = new AbortController();
  pageDocument.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => note(effectiveDirective, blockedURI),
    { signal: listening.signal },
  );
  if (!('ReportingObserver' in globalThis)) return () => listening.abort();
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { effectiveDirective, blockedURL } = body as {
          effectiveDirective?: string;
          blockedURL?: string;
        };
        note(effectiveDirective ?? '', blockedURL ?? '');
      }
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  return () => {
    listening.abort();
    observer.disconnect();
  };
}
