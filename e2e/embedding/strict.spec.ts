import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { watchForProblems } from '#support/pageProblems.ts';

const policy = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const scripts: Record<string, string> = {
  '/style': `document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {color: red}' }))`,
  '/markup': `document.body.innerHTML = '<p>text</p>'`,
  '/throw': `throw new Error('nobody catches this')`,
  '/reject': `Promise.reject(new Error('nobody handles this'))`,
  '/error': `console.error('something is wrong')`,
  '/code': `console.warn('[freight] key-unknown: the key of this page is not known')`,
  '/warning': `console.warn('something is odd')`,
  '/missing': `fetch('/nothing.json').catch(() => undefined)`,
  '/quiet': `console.log('all is well')`,
};

/** A page for each script above, under the policy of the real pages. */
const test = base.extend<object, { pages: string }>({
  pages: [
    async ({}, use) => {
      const server: Server = createServer(({ url = '' }, response) => {
        const script = scripts[url.replace('.js', '')];
        if (url.endsWith('.js')) response.setHeader('content-type', 'text/javascript').end(script);
        else if (script === undefined) response.writeHead(url.endsWith('.ico') ? 204 : 404).end();
        else {
          response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html');
          response.end(`<!doctype html><body><script src="${url}.js"></script></body>`);
        }
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

const complaints: [path: string, expected: RegExp][] = [
  ['/style', /^policy violation: style-src-elem inline/],
  ['/markup', /^policy violation: require-trusted-types-for trusted-types-sink/],
  ['/throw', /^uncaught: .*nobody catches this/],
  ['/reject', /^uncaught: .*nobody handles this/],
  ['/error', /^console error: something is wrong/],
  ['/code', /^console warning: \[freight\] key-unknown/],
  ['/missing', /^console error: .*404.*nothing\.json/],
];

for (const [path, expected] of complaints) {
  test(`notices what goes wrong on a page: ${path.slice(1)}`, async ({ context, page, pages }) => {
    const problems = await watchForProblems(context);
    await page.goto(`${pages}${path}`);
    await expect.poll(() => problems.unexpected()).toContainEqual(expect.stringMatching(expected));
  });
}

test('lets a page pass that keeps the rules, keeps its warnings, and allows what is expected', async ({
  context,
  page,
  pages,
}) => {
  const problems = await watchForProblems(context);
  await page.goto(`${pages}/quiet`);
  await page.goto(`${pages}/warning`);
  await expect.poll(() => problems.warnings()).toEqual([expect.stringMatching(/something is odd/)]);
  await page.goto(`${pages}/error`);
  await expect.poll(() => problems.unexpected()).toHaveLength(1);
  problems.allow(/something is wrong/);
  expect(problems.unexpected()).toEqual([]);
});
