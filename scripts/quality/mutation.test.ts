import { expect, test } from 'vitest';
import { chooseFiles } from './mutation.mjs';

test('prices, checks and views of every package are changed, files that need a server or a page are not [T10]', () => {
  const { files } = chooseFiles();
  expect(files).toContain('packages/client/src/format/address.ts');
  expect(files).toContain('packages/kit/src/elements/track/check/readMessage.ts');
  expect(files).toContain('packages/server/src/pricing/tariff.ts');
  expect(files).not.toContain('packages/server/src/live/live.ts');
  expect(files).not.toContain('packages/kit/src/isolated/isolate.ts');
  expect(files.length).toBeGreaterThan(80);
});
