import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { editLink } from '#docs/editLink.mjs';
import { buildStale } from '#scripts/run/build.mjs';
import { root } from '#scripts/run/install.mjs';

const docs = join(root, 'docs', '.vitepress', 'dist');
const read = (file: string) => readFileSync(join(docs, file), 'utf8');

beforeAll(() => buildStale());

const pages = () => globSync('**/*.html', { cwd: docs }).filter((page) => page !== '404.html');

test('every page of the documentation has a twin in Markdown, which its head names', () => {
  const twinOf = (page: string) => page.replaceAll('\\', '/').replace(/html$/, 'md');
  const lacking = pages().filter(
    (page) => !existsSync(join(docs, twinOf(page))) || !read(page).includes(`href="/docs/${twinOf(page)}"`),
  );
  expect(lacking).toEqual([]);
  expect(pages().length).toBeGreaterThan(40);
  expect(read('tags/freight-track.md')).toContain('| `order-id` |');
});

test('every page of the documentation has a description of its own, for searches and links to it [P8]', () => {
  const contentOf = (page: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(read(page))?.[1] ?? '';
  const descriptions = pages().map((page) => contentOf(page, 'description'));
  expect(descriptions.filter((one) => one.length < 8)).toEqual([]);
  expect(descriptions.filter((one, index) => descriptions.indexOf(one) !== index)).toEqual([]);
  expect(pages().map((page) => contentOf(page, 'og:description'))).toEqual(descriptions);
});

test('the twins hold text alone, and their links lead to twins and files there are', () => {
  const isThere = (link: string) => existsSync(join(docs, '..', link.replace(/^\/docs\//, 'dist/')));
  const twins = globSync('**/*.md', { cwd: docs }).map((file) => ({
    file,
    text: read(file).replace(/^```[\s\S]*?^```/gm, ''),
  }));
  const marks = twins.filter(({ text }) => /^(?:<[A-Z]|:::|---\n)|<!--/m.test(text));
  expect(marks.map(({ file }) => file)).toEqual([]);
  const dead = twins.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((\/docs\/[^)#\s]+)/g)]
      .filter(([, link = '']) => !isThere(link))
      .map(([, link]) => ({ file, link })),
  );
  expect(dead).toEqual([]);
});

test('llms.txt lists the pages of the sidebar and every tag, with what they are about', () => {
  const links = [...read('llms.txt').matchAll(/^- \[.+\]\(\/docs\/(.+?)\)/gm)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(docs, link)))).toEqual([]);
  expect(links).toEqual(
    expect.arrayContaining(['start-html.md', 'theming.md', 'tags/freight-send.md', 'more/server.md']),
  );
  expect(read('llms.txt')).toMatch(/^# Freight kit\n\n> .+\n\n## Start in five minutes\n/);
});

test('the site map lists every page by its address on the company site, and robots.txt names it [P8]', () => {
  const robots = readFileSync(join(root, 'demo-site', 'dist', 'robots.txt'), 'utf8');
  const map = /^Sitemap: (https:\/\/.+\/docs\/)sitemap\.xml$/m.exec(robots)?.[1];
  const addressOf = (page: string) =>
    `${map}${page.replaceAll('\\', '/').replace(/(?:(^|\/)index)?\.html$/, '$1')}`;
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(pages().map(addressOf).sort());
});

test('the list of changes is a page made from the changelog of the kit [P8]', () => {
  const changelog = readFileSync(join(root, 'packages', 'kit', 'CHANGELOG.md'), 'utf8');
  const releases = [...changelog.matchAll(/^## (.+)$/gm)].map(([, release]) => release);
  expect(releases.length).toBeGreaterThan(1);
  expect([...read('more/changes.md').matchAll(/^## (.+)$/gm)].map(([, release]) => release)).toEqual(
    releases,
  );
  expect(read('upgrading.html')).toContain('href="/docs/more/changes"');
});

test('the pictures of the gallery are in the site, and its twin names the same files [P8]', () => {
  const sources = [...read('gallery.html').matchAll(/<img [^>]*src="\/docs\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((file) => !existsSync(join(docs, file)))).toEqual([]);
  const named = [...read('gallery.md').matchAll(/!\[.+\]\(\/docs\/(.+)\)/g)].map(([, file]) => file);
  expect(named).toEqual(sources);
});

test('a page offers to be edited only when the build knows the repository [P8]', () => {
  expect(pages().filter((page) => /edit-link-button|Edit this page/.test(read(page)))).toEqual([]);
  expect(editLink()).toBe(undefined);
  const pattern = 'https://git.example.com/freight/edit/main/:path';
  expect(editLink(pattern)).toEqual({ pattern, text: 'Edit this page' });
  expect(() => editLink('git@git.example.com:freight')).toThrow('FREIGHT_EDIT_URL must be');
});

test.for([
  ['theming', 'docs/theming.md'],
  ['tags_freight-track', 'packages/kit/src/elements/track/README.md'],
  ['more_changes', 'packages/kit/CHANGELOG.md'],
])('the link that edits %s leads to %s, its source [P8]', ([page = '', source = '']) => {
  const [data = ''] = globSync(`assets/${page}.md.*.lean.js`, { cwd: docs });
  expect(read(data)).toContain(`"filePath":"${source}"`);
  expect(existsSync(join(root, source))).toBe(true);
});
