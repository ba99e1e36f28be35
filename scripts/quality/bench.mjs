/**
 * `npm run quality bench`: how fast the built elements work, side by side with a plain custom element and the same card in
 * React as one file. Prints the tables; a whole run also writes them into `docs/performance.md`.
 * `-- --quick` takes two rounds over HTTP/1.1 and writes nothing.
 */
import { chromiumLaunch, ensureBrowser } from '#scripts/run/browsers.mjs';
import { buildStale } from '#scripts/run/build.mjs';
import { run } from '#scripts/run/run.mjs';

await ensureBrowser();
await buildStale();
const { code } = await run(['node packages/bench/src/command.ts', ...process.argv.slice(2)].join(' '), {
  env: { FREIGHT_BENCH_BROWSER: JSON.stringify(chromiumLaunch()) },
  show: true,
});
process.exitCode = code;
