/**
 * The one script tag of a page: `<script type="module" src=".../freight.js" data-api-url="..."></script>`.
 * Finds freight tags, shows their first frames and loads their code when it is needed.
 */

import { frames } from 'virtual:first-frames';
import { lead } from '#bridge/behaviour.ts';
import { defineHost } from '#bridge/defineHost.ts';
import { discover, enqueue, watchPage } from '#loader/discover.ts';
import { entries } from '#loader/entries.ts';
import { followHostConsent } from '#loader/hostConsent.ts';
import { findOwnScript } from '#loader/ownScript.ts';
import { isDebugged, isRehearsed, scriptOptions } from '#loader/scriptOptions.ts';
import { configuration, configure } from '#platform/configuration.ts';
import { announceVersion, shared } from '#platform/registry.ts';
import { withPart } from '#platform/withPart.ts';
import { provideFrameCss } from '#styles/frameCss.ts';

export { configure, discover };

declare module '#platform/registry.ts' {
  interface Shared {
    /** The options of the first script on the page have been applied; those of later scripts are ignored. */
    scriptOptions: true;
    /** The panel for the page's developer is shown. */
    doctor: true;
    /** A script watches the page for markup. */
    pageWatch: true;
  }
}

/** The API's default address: the origin of the script. */
const originOf = ({ src }: HTMLScriptElement) => new URL(src, location.href).origin;

if (typeof document !== 'undefined') {
  announceVersion(__FREIGHT_VERSION__);
  provideFrameCss(frames.sharedCss);
  for (const [tag, { attributes }] of Object.entries(entries)) defineHost(tag, attributes);
  findOwnScript((script) => {
    if (script)
      shared('scriptOptions', () => {
        // In a call of its own, so that it stays if the address in the script's options is refused.
        configure({ apiUrl: configuration.getState().apiUrl || originOf(script) });
        configure(scriptOptions(script));
        return true;
      });
    const begin = () => {
      lead({ version: __FREIGHT_VERSION__, bring: enqueue });
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
    };
    // No element may call the API before its answers are replaced.
    if (isRehearsed(script))
      withPart(import('#rehearsal/start.ts'), ({ startRehearsal }) => startRehearsal(script, begin));
    else begin();
  });
}
