import { expect, test } from 'vitest';
import { chooseFiles, scoreOf, tableOf } from './mutation.mjs';

const mutants = ['Killed', 'Timeout', 'Ignored', 'NoCoverage', 'Survived'].map((status) => ({ status }));

test('a score is the share of changes noticed, without the ignored ones', () => {
  expect(scoreOf(mutants)).toBe(50);
  expect(scoreOf([])).toBe(100);
});

test('the table counts files, changes and noticed ones of each package', () => {
  const table = tableOf({
    'packages/kit/src/a.ts': { mutants },
    'packages/kit/src/ui/b.ts': { mutants: [{ status: 'Killed' }] },
    'demo-site/src/c.ts': { mutants: [] },
  });
  expect(table).toContain('| demo-site | 1 | 0 | 0 | 100 % |\n| packages/kit | 2 | 5 | 3 | 60 % |');
});

test('prices, checks and views of every package are changed, files that need a server or a page are not [T10]', () => {
  const { files } = chooseFiles();
  expect(files).toContain('packages/client/src/format/address.ts');
  expect(files).toContain('packages/kit/src/elements/track/check/readMessage.ts');
  expect(files).toContain('packages/server/src/pricing/tariff.ts');
  expect(files).not.toContain('packages/server/src/live/live.ts');
  expect(files).not.toContain('packages/kit/src/isolated/isolate.ts');
  expect(files.length).toBeGreaterThan(80);
});
