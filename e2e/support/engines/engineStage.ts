import { type HostPage, servePage } from '#support/hostPage.ts';
import type { Site } from '#support/site.ts';

declare global {
  interface Window {
    /** Errors, rejections, policy violations and warnings that the page has recorded. */
    complaints: string[];
  }
}

/** Runs in the page before everything else: records errors that a window's driver may not report. */
function listen(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  const record = (what: string) => void complaints.push(what);
  addEventListener(
    'error',
    ({ target, message }: Event & { message?: string }) =>
      record(`error: ${message ?? (target instanceof HTMLElement ? target.outerHTML : 'unknown')}`),
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    record(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  addEventListener('freight-error', (event) =>
    record(`freight-error: ${JSON.stringify((event as CustomEvent).detail)}`),
  );
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...what: unknown[]) => {
      record(`console ${kind}: ${what.join(' ')}`);
      say(...what);
    };
  }
}

/** The strictest policy under which the kit promises to work, as in `docs/csp.md`, with nothing else allowed. */
const strictPolicy = (url: string) =>
  [
    "default-src 'none'",
    "script-src 'nonce-own' 'strict-dynamic'",
    `connect-src ${url} ${url.replace('http', 'ws')}`,
    `img-src ${url} data: blob:`,
    'frame-src blob:',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** A partner's page with the kit of this site and a body of its own; `isStrict` under the strictest policy. */
export const serveStage = (site: Site, body: string, isStrict: boolean): Promise<HostPage> =>
  servePage(
    `<link rel="icon" href="data:,"><script nonce="own">(${listen})()</script>
    <script type="module" nonce="own" src="${site.url}/kit/freight.js"></script>${body}`,
    0,
    isStrict ? { 'content-security-policy': strictPolicy(site.url) } : {},
  );
