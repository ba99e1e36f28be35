/** The recipes of `docs/architecture.md`, each followed by a script in one copy of the repository. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { longTestEnds } from '@freight/testing/patience';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBrowser } from '#scripts/run/browsers.mjs';
import { copyRepository } from '#scripts/run/repositoryCopy.mjs';
import { run } from '#scripts/run/run.mjs';

let copy = '';
const read = (file: string) => readFile(join(copy, file), 'utf8');

/** By recipe, the files that were changed by hand. */
const touched: Record<string, Set<string>> = {};

async function write(recipe: string, file: string, text: string): Promise<void> {
  touched[recipe] ??= new Set();
  touched[recipe].add(file);
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), text);
}

/** Adds a text after the first place where another one is. */
async function add(recipe: string, file: string, after: string, text: string): Promise<void> {
  const source = await read(file);
  expect(source).toContain(after);
  await write(
    recipe,
    file,
    source.replace(after, () => after + text),
  );
}

/** The shipped code of all packages as one program, which takes half as long as one after the other. */
const program = {
  extends: './packages/kit/tsconfig.json',
  compilerOptions: { incremental: true, tsBuildInfoFile: 'recipes.tsbuildinfo', moduleDetection: 'force' },
  include: [
    ...['contract', 'client', 'sample-services', 'server', 'kit'].map((name) => `packages/${name}/src`),
    'packages/contract/generate',
    'demo-site/src',
  ],
  exclude: ['**/*.test.*', '**/testing', '**/soak'],
};

const compile = () => run('tsc --noEmit --pretty false -p recipes.json', { cwd: copy });
const succeed = async (command: string) => {
  const { code, output } = await run(command, { cwd: copy });
  expect(code, output).toBe(0);
  return output;
};

const contract = 'packages/contract/src';
const kit = 'packages/kit/src';
const catalogue = (folder: string, language: string) => `${kit}/i18n/${folder}/${language}.ts`;

async function addError(): Promise<void> {
  await add(
    'an error',
    `${contract}/errors.ts`,
    '  // Any call.\n',
    "  depotsClosed: { status: 409, message: 'The depots are closed' },\n",
  );
}

/** The error from above gets its sentence where the client looks for it. */
async function recogniseError(): Promise<void> {
  const recipe = 'an error that the kit translates';
  const errors = `${contract}/errors.ts`;
  await write(
    recipe,
    errors,
    (await read(errors)).replace("message: 'The depots are closed'", 'message: sentences.depotsClosed'),
  );
  await add(
    recipe,
    `${contract}/errorSentences.ts`,
    'export const errorSentences = {\n',
    "  depotsClosed: 'The depots are closed',\n",
  );
}

const englishStatus = "  'label.lost': 'Lost',\n";

async function addStatus(): Promise<void> {
  await add('a status', `${contract}/statuses.ts`, "  'escalated',\n", "  'lost',\n");
  await add('a status', catalogue('statuses', 'en'), 'export const statuses = {\n', englishStatus);
}

async function addCall(): Promise<void> {
  const recipe = 'a call';
  await add(recipe, `${contract}/paths.ts`, 'export const paths = {\n', "  depots: '/api/v1/depots',\n");
  await add(
    recipe,
    `${contract}/schemas/places.ts`,
    "import { z } from 'zod';\n",
    `
/** The towns with a depot. */
export const depots = z.array(z.string());
export const depotsAnswer = z.object({ success: z.literal(true), data: depots });
export type Depots = z.infer<typeof depots>;
`,
  );
  await add(
    recipe,
    'packages/contract/generate/otherOperations.ts',
    "const service = group({ tag: 'Service' })({\n",
    `  listDepots: {
    call: \`GET \${paths.depots}\`,
    summary: 'The towns with a depot',
    answers: [{ description: 'Their names.', schema: 'depotsAnswer' }],
    refusals: ['depotsClosed'],
  },
`,
  );
  await add(
    recipe,
    'packages/server/src/pricing/pricing.routes.ts',
    "  app.offer('emissions');\n",
    `  app.get(paths.depots, forEverybody, async ({ headers }) => {
    if (headers['x-night'] !== undefined) throw new HttpError('depotsClosed');
    return { success: true, data: ['Karlstad'] };
  });
`,
  );
  await add(
    'an error',
    'packages/server/src/pricing/pricing.routes.ts',
    "import { forEverybody } from '#http/pageOrigins.ts';\n",
    "import { HttpError } from '#http/httpError.ts';\n",
  );
  const client = 'packages/client/src/api/quotes.ts';
  await write(
    recipe,
    client,
    (await read(client))
      .replace('import { type Dimensions,', 'import { type Depots, type Dimensions,')
      .replace(
        '  return {\n    /** Sends two points',
        `  return {
    depots: async (): Promise<Depots> =>
      list(fieldsOf(await (await send('GET', paths.depots, {})).json())['data']).map((town) => text(town)),
    /** Sends two points`,
      ),
  );
}

async function addElement(): Promise<void> {
  const recipe = 'an element';
  const folder = `${kit}/elements/depot`;
  await write(
    recipe,
    `${folder}/definition.ts`,
    `import type { ElementDefinition } from '#bridge/definition.ts';

export const definition = {
  tag: 'freight-depot',
  summary: 'The town of the nearest depot.',
  attributes: {},
  events: {},
  parts: {},
} as const satisfies ElementDefinition;
`,
  );
  await write(
    recipe,
    `${folder}/strings/en.ts`,
    `export const strings = {
  title: 'Our depot',
} as const;
export default strings;
`,
  );
  await write(
    recipe,
    `${folder}/freight-depot.tsx`,
    `import { defineElement, kitElement } from '#bridge/defineElement.ts';
import { catalog } from '#i18n/catalog.ts';
import { definition } from './definition.ts';

const texts = catalog(definition.tag, import.meta.glob<typeof import('./strings/en.ts')>('./strings/*.ts'));

function Depot() {
  const t = texts.use();
  return <p>{t('title')}</p>;
}

export const element = kitElement({ definition, screen: Depot, css: '', texts: [texts] });
export const ready = defineElement(element);
`,
  );
  await write(
    recipe,
    `${folder}/depot.test.tsx`,
    `import { everyElement } from '#testing/everyElement.ts';
import { element } from './freight-depot.tsx';

everyElement(element);
`,
  );
  const list = `${kit}/elements/definitions.ts`;
  await write(
    recipe,
    list,
    (await read(list))
      .replace(
        'import { definition as language }',
        "import { definition as depot } from '#elements/depot/definition.ts';\nimport { definition as language }",
      )
      .replace('  language,\n', '  language,\n  depot,\n'),
  );
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'freight-recipes-'));
  await copyRepository(copy);
  await writeFile(join(copy, 'recipes.json'), JSON.stringify(program));
  await addError();
  await recogniseError();
  await addStatus();
  await addCall();
  await addElement();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('an error without its texts, and a status without its facts, do not compile', {
  timeout: longTestEnds,
}, async () => {
  const { code, output } = await compile();
  expect(code).not.toBe(0);
  const findings = output.split('\n').filter((line) => line.includes('error TS'));
  const files = findings.map((line) => line.split('(')[0] ?? '');
  expect([...new Set(files)].sort()).toEqual(
    [
      `${contract}/statuses.ts`,
      catalogue('errors', 'en'),
      catalogue('statuses', 'de'),
      catalogue('statuses', 'en'),
      catalogue('statuses', 'sv'),
      `${kit}/orders/view/OrderStatusIcon.tsx`,
    ].sort(),
  );
  for (const key of ['depotsClosed', 'lost', 'label.lost', 'sentence.lost'])
    expect(output).toMatch(new RegExp(`Property '["']?${key}["']?' is missing`));
});

test('a language is one command, after which everything compiles with it and with the completed recipes', {
  timeout: longTestEnds,
}, async () => {
  for (const language of ['en', 'sv', 'de']) {
    await write(
      'an error that the kit translates',
      catalogue('errors', language),
      (await read(catalogue('errors', language))).replace(
        '  emailUnverified:',
        "  depotsClosed: 'Our depots are closed.',\n  emailUnverified:",
      ),
    );
    await write(
      'a status',
      catalogue('statuses', language),
      (await read(catalogue('statuses', language)))
        .replace(englishStatus, '')
        .replace(
          "  'label.pending':",
          "  'label.lost': 'Lost',\n  'sentence.lost': 'Your parcel is lost',\n  'label.pending':",
        ),
    );
  }
  await add('a status', `${contract}/statuses.ts`, '  escalated: problem,\n', '  lost: problem,\n');
  await add(
    'a status',
    `${contract}/statuses.ts`,
    "  onHold: 'Ditt paket är pausat',\n",
    "  lost: 'Ditt paket är borta',\n",
  );
  await add(
    'a status',
    `${kit}/orders/view/OrderStatusIcon.tsx`,
    "  escalated: 'M12 20V5M6 11l6-6 6 6',\n",
    "  lost: 'M12 8v5',\n",
  );

  const printed = await succeed('node scripts/release/languages.mjs fi');
  expect(printed).toMatch(/^fi: (\d+) of \1 texts are the same as in English$/m);
  await succeed('node packages/kit/generate/generate.ts');
  await succeed('node packages/contract/generate/generate.ts');
  await succeed('node scripts/release/pluginTranslations.mjs');
  const { output } = await compile();
  expect(output).toBe('');

  const page = await read('docs/api.md');
  expect(page).toContain('| `depotsClosed` | 409 | The depots are closed |');
  expect(page).toContain('### `GET /api/v1/depots`');
  expect(await read('packages/kit/custom-elements.json')).toContain('"freight-depot"');
  expect(await read(`${kit}/elements/depot/README.md`)).toContain('## Attributes\n\n<!-- Generated');
  for (const language of ['sv', 'de', 'fi'])
    expect(await read(`${kit}/elements/depot/strings/${language}.ts`)).toContain("title: 'Our depot'");
  for (const file of ['freight-fi.po', 'freight-fi.mo'])
    expect(existsSync(join(copy, 'docs/wordpress-plugin/freight/languages', file))).toBe(true);
});

/** Runs in the copy: one server, one person who reads Finnish. */
const inFinnish = `
import { createQuotes } from '@freight/client';
import { deliverTransport, startTestServer } from '@freight/server/testing';
import { closeEmptyDatabases } from './packages/server/src/testing/memory.ts';

const server = await startTestServer();
const send = (method, path, headers = {}) => fetch(server.url + path, { method, headers });
const user = await server.verifiedUser();
const headers = { ...user.headers, 'accept-language': 'fi' };
const order = await deliverTransport(server, { headers });
const waybill = await send('GET', '/api/v1/transport/waybill/' + order.waybill, user.headers);
const [mail] = await server.mails();
console.log(JSON.stringify({
  depots: await createQuotes({ send: (method, path) => send(method, path) }).depots(),
  refusal: await (await send('GET', '/api/v1/depots', { 'x-night': '1' })).json(),
  mail,
  pdf: (await waybill.text()).slice(0, 5),
}));
await server.close();
await closeEmptyDatabases();
`;

test('a server with them answers the call, refuses with the error, and writes the mail of an order in Finnish', {
  timeout: longTestEnds,
}, async () => {
  await writeFile(join(copy, 'inFinnish.ts'), inFinnish);
  const printed = await succeed('node inFinnish.ts');
  const { depots, refusal, mail, pdf } = JSON.parse(printed.trim().split('\n').at(-1) ?? '');
  expect(depots).toEqual(['Karlstad']);
  expect(refusal).toEqual({ success: false, message: 'The depots are closed', code: 'depotsClosed' });
  expect(mail.html).toContain('<html lang="fi">');
  expect(mail.text).toMatch(/Expected: \d+\. [a-zåäö]+kuuta/);
  // Documents are in Swedish for every reader.
  expect(pdf).toBe('%PDF-');
});

test('the built kit has a chunk for the texts of a new language, and has its first frames', {
  timeout: longTestEnds,
}, async () => {
  await succeed('cd packages/kit && vite build --logLevel error');
  const chunks = await readdir(join(copy, 'packages/kit/dist/chunks'), { recursive: true });
  expect(chunks.filter((name) => basename(name) === 'card-fi.js')).toHaveLength(1);
  expect(await read('packages/kit/dist/frames/freight-start.send.fi.html')).toContain('Pickup address');
  // Only the server needs the sentences of the wire.
  for (const name of chunks.filter((one) => one.endsWith('.js')))
    expect(await read(`packages/kit/dist/chunks/${name}`)).not.toContain('Ditt paket är borta');
});

test('a new element passes the laws of every element in every language', {
  timeout: longTestEnds,
}, async () => {
  await ensureBrowser();
  await succeed('vitest run --project kit packages/kit/src/elements/depot');
});

test('no recipe changes more than five files by hand', () => {
  const counts = Object.entries(touched).map(([recipe, files]) => [recipe, files.size]);
  expect(counts.filter(([, count]) => Number(count) > 5)).toEqual([]);
  expect(counts).toHaveLength(5);
});
