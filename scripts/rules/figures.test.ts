import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '#scripts/run/install.mjs';

/** The code that each page of figures measures. */
const pages: readonly [page: string, code: readonly string[]][] = [
  ['docs/figures/load.md', ['packages/server/src', 'packages/server/load']],
  ['docs/figures/soak.md', ['packages/client/src', 'packages/server/src', 'packages/kit/src']],
  ['docs/figures/mutation.md', ['packages', 'demo-site']],
  ['docs/figures/engines.md', ['packages/kit/src', 'e2e/support']],
  ['docs/figures/screenReader.md', ['packages/kit/src', 'e2e/support/screenReader']],
  ['docs/figures/lighthouse.md', ['packages/kit/src', 'demo-site/shop']],
  ['docs/performance.md', ['packages/kit/src', 'packages/bench']],
  ['docs/frameworks.md', ['packages/kit/src', 'docs/examples']],
];
/** Changes of the code after which its figures are out of date. */
const most = 200;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const history = (() => {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'true' ? 'a shallow clone' : 'whole';
  } catch {
    return 'no repository of git';
  }
})();

it.for(pages)(
  '%s is not older than 200 changes of the code it measures [F26]',
  async ([page, code], { annotate }) => {
    if (history !== 'whole') {
      await annotate(`Not compared: this is ${history}, without the changes to count.`);
      return;
    }
    const written = git('log', '-1', '--format=%H', '--', page);
    const since = Number(git('rev-list', '--count', `${written}..HEAD`, '--', ...code));
    expect(since, `changes since ${page} was written`).toBeLessThanOrEqual(most);
  },
);
