/**
 * `npm run quality pictures`: after an intended change of appearance, takes the pictures of docs/gallery.md and the
 * reference pictures of the site again, and writes into docs/privacy.md what a browser requested and stored.
 */
import { ensureBrowser } from '#scripts/run/browsers.mjs';
import { buildStale } from '#scripts/run/build.mjs';
import { run } from '#scripts/run/run.mjs';

await ensureBrowser();
await buildStale();
for (const what of [
  '--config e2e/gallery.config.ts',
  '--config e2e/playwright.config.ts looks privacy --update-snapshots',
]) {
  const { code } = await run(`playwright test ${what}`, { show: true });
  process.exitCode ||= code;
}
