/** Part of a release: writes into `promised.json` every name that is not promised yet, with the kit's version. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { definitions } from '#elements/definitions.ts';
import { describeElement } from './describe.ts';
import { promisedFile, readPromised } from './life.ts';
import { namesOfKit, promisedWith } from './promised.ts';
import { readTokens } from './tokens.ts';

const kit = join(import.meta.dirname, '..');
const read = async (file: string) => JSON.parse(await readFile(join(kit, file), 'utf8'));

const { version } = await read('package.json');
const names = namesOfKit(
  definitions.map(describeElement),
  await readTokens(),
  Object.keys(await read('texts.json')),
);
await writeFile(promisedFile, `${JSON.stringify(promisedWith(readPromised(), names, version), null, 2)}\n`);
