import type { AnalyticsSettings } from '#platform/configuration.ts';
import { currentLanguage } from '#platform/language.ts';
import { complain } from '#platform/leaving/complain.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import { trustedAddress } from '#platform/trustedAddress.ts';
import { isWebAddress } from '#platform/webAddress.ts';

/** What is sent with a page view; the address has no query, because that may name orders. */
export interface PageView {
  id: string;
  url: string;
  title: string;
  referrer: string;
  language: string;
}

/** The module of an analytics service, or a host's own few lines that call one. */
interface AnalyticsModule {
  pageView?: (view: PageView) => unknown;
}

const allowedAttribute = /^(?:data-[\w-]+|id|crossorigin|integrity|referrerpolicy)$/;

/** Puts an ordinary script on the page; resolves when it has run. */
function runScript(address: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  const script = pageDocument.createElement('script');
  for (const [name, value] of Object.entries(attributes)) {
    if (allowedAttribute.test(name)) script.setAttribute(name, value);
  }
  script.async = true;
  script.src = trustedAddress('freight-analytics', address);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)));
    pageDocument.head.append(script);
  });
}

/**
 * Loads the analytics script and has it send one page view [CONSENT-05] [CONSENT-09]. A module by `import()`, because
 * the address of a script element is refused where a page requires trusted types. A service that is blocked or cannot be
 * reached is only logged.
 */
export async function startAnalytics(settings: AnalyticsSettings): Promise<void> {
  const { scriptUrl, kind = 'module', id = '', attributes = {} } = settings;
  try {
    if (!isWebAddress(scriptUrl)) throw new Error('The address is no http(s) address.');
    const address = new URL(scriptUrl, pageDocument.baseURI).href;
    if (kind === 'classic') {
      await runScript(address, attributes);
      return;
    }
    const { pageView }: AnalyticsModule = await import(
      /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ address
    );
    await pageView?.({
      id,
      url: location.origin + location.pathname,
      title: pageDocument.title,
      referrer: pageDocument.referrer,
      language: currentLanguage(),
    });
  } catch (error) {
    complain('The analytics script could not be used.', error);
  }
}
