import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildStale } from './build.mjs';
import { root } from './install.mjs';

const docs = join(root, 'docs', '.vitepress', 'dist');
const read = (file: string) => readFileSync(join(docs, file), 'utf8');

beforeAll(() => buildStale(), 240_000);

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
