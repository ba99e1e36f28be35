import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createInstance, i18n } from 'i18next';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { leaned, leanLibraries } from './leanLibraries.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const cache = join(root, 'node_modules', '.cache', 'freight');
type Speak = (key: string, values?: object) => string;
type Fetch = (url: string, options: object) => Promise<Response>;

/** A library as the kit ships it, or as it came. */
async function bundled<T>(library: string, plugins: Plugin[]): Promise<{ module: T; length: number }> {
  const entry = `${library}-entry`;
  const whole: Plugin = {
    name: entry,
    resolveId: (id) => (id === entry ? join(root, 'packages/client/src', `${entry}.js`) : undefined),
    load: (id) =>
      id.endsWith(`${entry}.js`)
        ? `export * from '${library}'; export { default } from '${library}';`
        : undefined,
  };
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [whole, ...plugins],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'lean-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'bundle.mjs');
  await writeFile(file, built.output[0].code);
  return {
    module: await import(/* @vite-ignore */ pathToFileURL(file).href),
    length: built.output[0].code.length,
  };
}

/** Everything the kit does with its texts, as one list of answers. */
async function speak(create: typeof createInstance) {
  const instance: i18n = create({
    lng: 'sv',
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: false,
    partialBundledLanguages: true,
    resources: {},
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  instance.addResourceBundle('en', 'card', {
    'form.a': 'Only here',
    list_one: '{count} row',
    list_other: '{count} rows',
  });
  instance.addResourceBundle('sv', 'card', {
    'form.greet': 'Hej {name}, {name}!',
    'form.price': '<b>{amount}</b> & {missing}',
    list_one: '{count} rad',
    list_other: '{count} rader',
  });
  const before = instance.getFixedT('sv', 'card') as unknown as Speak;
  const said = [
    before('form.greet', { name: 'Åsa' }),
    before('form.greet', { name: '{name} $& <i>' }),
    before('form.price', { amount: 12.5 }),
    before('list', { count: 1 }),
    before('list', { count: 0 }),
    before('form.a'),
    before('nobody.knows'),
    String(instance.hasResourceBundle('sv', 'card')),
    String(instance.hasResourceBundle('de', 'card')),
  ];
  await instance.changeLanguage('en');
  said.push(instance.language, (instance.getFixedT('en', 'card') as unknown as Speak)('list', { count: 7 }));
  return said;
}

test('says every text as the whole i18next does, at two thirds of its weight or less', async () => {
  const lean = await bundled<{ createInstance: typeof createInstance }>('i18next', [leanLibraries()]);
  const whole = await bundled<{ createInstance: typeof createInstance }>('i18next', []);
  const said = await speak(whole.module.createInstance);
  expect(said.slice(0, 4)).toEqual([
    'Hej Åsa, Åsa!',
    'Hej {name} $& <i>, {name} $& <i>!',
    '<b>12.5</b> & {missing}',
    '1 rad',
  ]);
  expect(await speak(lean.module.createInstance)).toEqual(said);
  expect(lean.length).toBeLessThan((whole.length * 2) / 3);
});

test('has no text that needs what is left out of i18next', async () => {
  const files = glob('src/**/{sv,en,de}.ts', { cwd: join(import.meta.dirname, '..') });
  const wrong: string[] = [];
  for await (const file of files) {
    const texts = await readFile(join(import.meta.dirname, '..', file), 'utf8');
    if (/\$t\(|'[^'\n]*\{\w+,[^'\n]*'/.test(texts)) wrong.push(file);
  }
  expect(wrong).toEqual([]);
});

/** Everything the client does with ky, as one list of what the server saw and what came back. */
async function call(ky: Fetch) {
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method, url, headers } = request;
    const type = headers['content-type']?.split(';')[0];
    seen.push(
      [method, url, headers.authorization, headers.accept, type, body.replace(/-+undici-\d+-*/g, '')].join(
        ' ',
      ),
    );
    if (url === '/cut') request.socket.destroy();
    else if (url !== '/never') response.writeHead(url === '/broken' ? 500 : 200).end(`${method} done`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const as = (method: string, more: object) => ({
    method,
    headers: { Accept: 'application/json', Authorization: 'Bearer t' },
    signal: AbortSignal.timeout(5000),
    cache: 'no-store',
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    fetch: globalThis.fetch,
    ...more,
  });
  const form = new FormData();
  form.append('name', 'value');
  const answers = [];
  for (const [path, options] of [
    ['/list', as('GET', { searchParams: { page: 2, status: 'all', none: undefined } })],
    ['/list', as('POST', { json: { a: [1, 'å'] } })],
    ['/list', as('PATCH', { json: null })],
    ['/form', as('POST', { body: form })],
    ['/broken', as('DELETE', { keepalive: true })],
  ] as const) {
    const answer = await ky(origin + path, options);
    answers.push(`${answer.status} ${await answer.text()}`);
  }
  const stop = new AbortController();
  const stopped = ky(`${origin}/never`, as('GET', { signal: stop.signal })).catch(
    (error: Error) => error.name,
  );
  stop.abort();
  const cut = ky(`${origin}/cut`, as('GET', {})).catch((error: Error) => error.name);
  answers.push(await stopped, await cut);
  return { answers, seen: seen.filter((line) => !line.includes('/never')) };
}

test('calls a server as the whole ky does, at half its weight or less', async () => {
  const lean = await bundled<{ default: Fetch }>('ky', [leanLibraries()]);
  const whole = await bundled<{ default: Fetch }>('ky', []);
  const { answers, seen } = await call(whole.module.default);
  expect(answers).toEqual([
    '200 GET done',
    '200 POST done',
    '200 PATCH done',
    '200 POST done',
    '500 DELETE done',
    'AbortError',
    'NetworkError',
  ]);
  expect(seen[0]).toBe('GET /list?page=2&status=all Bearer t application/json  ');
  expect(await call(lean.module.default)).toEqual({ answers, seen });
  expect(lean.length).toBeLessThan(whole.length / 2);
});

test('renders nothing that needs what is left out of react-dom', async () => {
  const wrong: string[] = [];
  for await (const file of glob('src/**/*.tsx', { cwd: join(import.meta.dirname, '..') })) {
    if (file.includes('.test.')) continue;
    const code = await readFile(join(import.meta.dirname, '..', file), 'utf8');
    if (
      /<(link|style|script|title|meta|base)[\s>]|ViewTransition|<Fragment\b[^>]*\bref=|\bpre(load|init|connect)\w*,? .*'react-dom'/.test(
        code,
      )
    )
      wrong.push(file);
  }
  expect(wrong).toEqual([]);
});

test('refuses another version that has not what is to be left out', () => {
  const use = { file: /x/, methods: { Box: { open: null } }, always: [['lid', 'false']] } as const;
  expect(leaned('class Box { open() { this.lid; } close() { lid; } }', use)).toBe(
    'class Box {  close() { false; } }',
  );
  expect(() => leaned('class Box { close() { lid; } }', use)).toThrow('Box has no method open.');
  expect(() => leaned('class Box { open() {} }', use)).toThrow('Nowhere does it say "lid".');
  const lost = { file: /x/, methods: {}, functions: ['gone'], always: [] };
  expect(leaned('function gone() { return 1; }', lost)).toBe('function gone() {}');
  expect(() => leaned('function there() {}', lost)).toThrow('There is no function gone.');
  const unmade = { file: /x/, methods: {}, constructors: ['Box'], always: [] };
  expect(leaned('function Box() {} Box.prototype.open = 1; Lid.prototype.open = 2;', unmade)).toBe(
    'function Box() {}  Lid.prototype.open = 2;',
  );
  expect(() => leaned('function Box() {}', unmade)).toThrow('Box gives its instances nothing.');
});
