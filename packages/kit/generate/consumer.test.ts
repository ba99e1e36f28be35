import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
// Below node_modules the project finds the kit as an installed package, as a stranger's would.
const projects = join(root, 'node_modules', '.cache', 'freight');
const folders: string[] = [];

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** What the compiler says about a host's file; empty when it likes it. */
async function compile(name: string, code: string): Promise<string> {
  await mkdir(projects, { recursive: true });
  const folder = await mkdtemp(join(projects, 'consumer-'));
  folders.push(folder);
  await writeFile(join(folder, name), code);
  const strict = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    'false',
    '--exactOptionalPropertyTypes',
  ];
  const modules = [
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.iterable',
    '--jsx',
    'react-jsx',
  ];
  return spawnSync(process.execPath, [tsc, ...strict, ...modules, '--types', '', name], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout;
}

it('types tags, properties and events for a page in TypeScript', async () => {
  const said = await compile(
    'page.mts',
    `import { configure, language, session, type Destination } from '@freight/kit';
    import { configure as configureLoader } from '@freight/kit/freight.js';
    import { ready } from '@freight/kit/elements/freight-track';

    const destination: Destination = 'tracking';
    configure({ apiUrl: 'https://api.example.com', pages: { [destination]: '/tracking?orderId={orderId}' } });
    configureLoader({ quirks: { confirmationCurrency: 'sek' } });
    const name: string | undefined = session.getState().user?.firstName;
    language.choose('de');
    await ready;

    const start = document.createElement('freight-start');
    start.tab = 'send';
    start.inline = true;
    start.addEventListener('freight-tab-changed', (event) => console.log(event.detail.tab.length, name));
    document.addEventListener('freight-navigate', (event) => console.log(event.detail.params['orderId']));
    const track = document.querySelector('freight-track');
    if (track) track.orderId = undefined;
    // @ts-expect-error There is no such tab.
    start.tab = 'both';
    // @ts-expect-error There is no such language.
    language.choose('fr');
    // @ts-expect-error The event has no such field.
    start.addEventListener('freight-tab-changed', (event) => event.detail.price);
    `,
  );
  expect(said).toBe('');
});

it('types the tags in JSX of React', async () => {
  const said = await compile(
    'App.tsx',
    `import '@freight/kit/react';

    export const App = () => (
      <main>
        <freight-start tab="send" inline theme="dark" onfreight-navigate={(event) => console.log(event.detail.to)} />
        <freight-track order-id="A1" className="wide" ref={(element) => void element?.orderId} />
        {/* @ts-expect-error There is no such tab. */}
        <freight-start tab="both" />
      </main>
    );
    `,
  );
  expect(said).toBe('');
});
