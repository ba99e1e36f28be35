import { execFileSync } from 'node:child_process';
import { root } from '#scripts/run/install.mjs';

/** The code that each page of figures measures. @type {Readonly<Record<string, readonly string[]>>} */
const pages = {
  'docs/figures/load.md': ['packages/server/src', 'packages/server/load'],
  'docs/figures/soak.md': ['packages/client/src', 'packages/server/src', 'packages/kit/src'],
  'docs/figures/mutation.md': ['packages', 'demo-site'],
  'docs/figures/engines.md': ['packages/kit/src', 'e2e/support'],
  'docs/figures/screenReader.md': ['packages/kit/src', 'e2e/support/screenReader'],
  'docs/performance.md': ['packages/kit/src', 'packages/bench'],
  'docs/frameworks.md': ['packages/kit/src', 'docs/examples'],
};

/** Changes of the code after which its figures deserve a new measurement. */
const many = 200;

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** A line for each page of figures that is older than many changes of its code; none without the whole history. */
export function oldFigures() {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return [];
  } catch {
    return [];
  }
  return Object.entries(pages).flatMap(([page, code]) => {
    const written = git('log', '-1', '--format=%H', '--', page);
    const since = Number(git('rev-list', '--count', `${written}..HEAD`, '--', ...code));
    return since > many ? [`${page} is older than ${since} changes of the code it measures.`] : [];
  });
}
