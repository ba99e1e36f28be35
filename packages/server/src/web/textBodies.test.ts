import { expect, test } from 'vitest';
import { createTextBodies } from './textBodies.ts';

test('a file that a release removed after it was found has no body', async () => {
  const gone = {
    file: `${import.meta.dirname}/gone-A1b2C3d4.js`,
    status: 200,
    size: 1,
    modified: 1,
  } as const;
  expect(await createTextBodies()(gone, 'br')).toBeUndefined();
});

test('a file that cannot be read is a fault', async () => {
  const folder = { file: import.meta.dirname, status: 200, size: 1, modified: 1 } as const;
  await expect(createTextBodies()(folder, 'br')).rejects.toThrow('EISDIR');
});
