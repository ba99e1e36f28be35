/**
 * `npm run quality audit`: asks the registry for known vulnerabilities of what runs in production. Ends with 1 when there is
 * one of weight, and with 2, saying so, when no registry answers: then nothing is known, which is not the same as none.
 */
import { run } from '#scripts/run/run.mjs';
import { runCommand } from '#scripts/run/runCommand.mjs';
import { running } from './sbom.mjs';

/** @typedef {{name: string, severity: string, range: string, via: (string | {title: string, url: string})[]}} Vulnerability */
/** @typedef {{vulnerabilities?: Record<string, Vulnerability>}} Report */

/** @param {string} output @returns {Report} */
function read(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}

/**
 * What a run of `npm audit --json` means, in words and as the code to end with.
 * @param {string} output
 * @returns {{code: 0 | 1 | 2, text: string}}
 */
export function judge(output) {
  const { vulnerabilities } = read(output);
  if (vulnerabilities === undefined) {
    const reason = /audit (?:\d{3} .*|endpoint .*|request .*)/.exec(output)?.[0] ?? 'no answer';
    return { code: 2, text: `No registry answered, so nothing is known about vulnerabilities (${reason}).` };
  }
  const found = Object.values(vulnerabilities);
  const heavy = found.filter(({ severity }) => ['moderate', 'high', 'critical'].includes(severity));
  const lines = found.map(({ name, severity, range, via }) => {
    const titles = via.flatMap((one) => (typeof one === 'string' ? [] : [`${one.title} ${one.url}`]));
    return `  ${severity} ${name} ${range}: ${titles.join('; ') || 'by what it is made of'}`;
  });
  const text = [`${found.length} known vulnerabilities, ${heavy.length} of weight`, ...lines].join('\n');
  return { code: heavy.length === 0 ? 0 : 1, text };
}

await runCommand(import.meta, async () => {
  const { output } = await run(
    `npm audit --omit=dev --json ${running.map((place) => `--workspace ${place}`).join(' ')}`,
  );
  const { code, text } = judge(output);
  console.log(text);
  return code;
});
