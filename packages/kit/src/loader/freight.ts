/**
 * The one script tag of a page: `<script type="module" src=".../freight.js" data-api-url="..."></script>`.
 * Finds freight tags, shows their first frames and brings their code when it is needed.
 */

import { lead } from '#bridge/behaviour.ts';
import { defineHost } from '#bridge/defineHost.ts';
import { bring, discover, watchPage } from '#loader/discover.ts';
import { entries } from '#loader/entries.ts';
import { sharedFrameCss } from '#loader/firstFrame.ts';
import { followHostConsent } from '#loader/hostConsent.ts';
import { findOwnScript } from '#loader/ownScript.ts';
import { checkOptions, isDebugged, scriptOptions } from '#loader/scriptOptions.ts';
import { configuration, configure } from '#platform/configuration.ts';
import { announceVersion, shared } from '#platform/registry.ts';
import { withPart } from '#platform/withPart.ts';
import { provideFrameCss } from '#styles/frameCss.ts';

export { configure, discover };

declare module '#platform/registry.ts' {
  interface Shared {
    /** The options of the first script on the page, which stand. */
    scriptOptions: true;
    /** The panel for whoever builds the page is shown. */
    doctor: true;
    /** A script watches the page for markup. */
    pageWatch: true;
  }
}

/** Where the API is when nobody says: where the script is from. */
const originOf = ({ src }: HTMLScriptElement) => new URL(src, location.href).origin;

if (typeof document !== 'undefined') {
  announceVersion(__FREIGHT_VERSION__);
  provideFrameCss(sharedFrameCss);
  for (const [tag, { attributes }] of Object.entries(entries)) defineHost(tag, attributes);
  findOwnScript((script) => {
    if (script)
      shared('scriptOptions', () => {
        // By itself, so that it stays where the script's own address is refused.
        configure({ apiUrl: configuration.getState().apiUrl || originOf(script) });
        configure(scriptOptions(script));
        checkOptions(script);
        return true;
      });
    lead({ version: __FREIGHT_VERSION__, bring });
    if (isDebugged(script))
      shared('doctor', () => {
        withPart(import('#doctor/doctor.ts'), ({ showDoctor }) => showDoctor());
        return true;
      });
    shared('pageWatch', () => {
      followHostConsent();
      watchPage();
      return true;
    });
  });
}
