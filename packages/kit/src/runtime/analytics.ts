import type { AnalyticsSettings } from '#runtime/configuration.ts';
import { currentLanguage } from '#runtime/language.ts';

/** What a page view is told with; the address without its query, which may name orders. */
export interface PageView {
  id: string;
  url: string;
  title: string;
  referrer: string;
  language: string;
}

/** The module of an analytics service, or the few lines of a host that lead to one. */
interface AnalyticsModule {
  pageView?: (view: PageView) => unknown;
}

/**
 * Loads the analytics script and has it send one page view [CONSENT-05] [CONSENT-09]. By `import()`, because the
 * address of a script element is refused where a page requires trusted types. A service that cannot be reached, or
 * is blocked, is nobody's problem but its own: it is only logged.
 */
export async function startAnalytics({ scriptUrl, id = '' }: AnalyticsSettings): Promise<void> {
  try {
    const address = new URL(scriptUrl, document.baseURI).href;
    const { pageView }: AnalyticsModule = await import(/* @vite-ignore */ address);
    await pageView?.({
      id,
      url: location.origin + location.pathname,
      title: document.title,
      referrer: document.referrer,
      language: currentLanguage(),
    });
  } catch (error) {
    console.warn('[freight] The analytics script could not be used.', error);
  }
}
