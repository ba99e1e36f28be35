/**
 * The one script tag of a page: `<script type="module" src=".../freight.js" data-api-url="..."></script>`.
 * Finds freight tags, shows their first frames and brings their code when it is needed.
 */
import { discover, watchPage } from '#loader/discover.ts';
import { sharedFrameCss } from '#loader/firstFrame.ts';
import { followHostConsent } from '#loader/hostConsent.ts';
import { loadElement } from '#loader/loadElement.ts';
import { findOwnScript } from '#loader/ownScript.ts';
import { scriptOptions } from '#loader/scriptOptions.ts';
import { configure } from '#platform/configuration.ts';
import { provideElementLoader } from '#platform/elementLoader.ts';
import { announceVersion, shared } from '#platform/registry.ts';
import { provideFrameCss } from '#styles/frameCss.ts';

export { configure, discover };

declare module '#platform/registry.ts' {
  interface Shared {
    /** A script watches the page for tags. */
    pageWatch: true;
  }
}

if (typeof document !== 'undefined') {
  announceVersion(__FREIGHT_VERSION__);
  provideElementLoader(loadElement);
  provideFrameCss(sharedFrameCss);
  findOwnScript((script) => {
    if (script) configure(scriptOptions(script));
    // A second copy of the script finds the first one watching and leaves it to it.
    shared('pageWatch', () => {
      followHostConsent();
      watchPage();
      return true;
    });
  });
}
