import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { longTestEnds } from '@freight/testing/patience';
import { checks, listen } from '#support/exampleChecks.ts';
import { chosenExamples, exampleOf, hasRegistry } from '#support/exampleChoice.ts';
import { ExampleProject, packagesOf } from '#support/exampleProject.ts';
import { expect, test } from '#support/fixtures.ts';

test.describe.configure({ timeout: longTestEnds });
const report = process.env['FREIGHT_EXAMPLES_REPORT'];

for (const name of chosenExamples()) {
  test(`the example for ${name} is built from the package and passes every check [E1] [E2] [E3] [E10] [T6]`, async ({
    browser,
    site,
  }) => {
    const needs = Object.keys(packagesOf(name));
    console.log(`The example for ${name} is tried; \`npm run quality examples\` tries all.`);
    if (needs.length > 0 && !hasRegistry())
      throw new Error(
        `No registry answers, so ${needs.join(', ')} cannot be installed; FREIGHT_EXAMPLES=html needs none.`,
      );
    const outcomes: Record<string, string> = {};
    const project = await ExampleProject.copy(name, site.url);
    try {
      await project.install();
      await project.script('build');
      outcomes['build'] = 'yes';
      const url = await project.serve();
      const context = await browser.newContext();
      context.setDefaultTimeout(30_000);
      const complaints = listen(context);
      const page = await context.newPage();
      await page.goto(url);
      for (const [check, look] of Object.entries(checks)) {
        try {
          const instead = await look({ page, site, name, project, url, browser });
          expect(complaints, 'what the page complained of').toEqual([]);
          outcomes[check] = instead ?? 'yes';
        } catch (error) {
          outcomes[check] = `no: ${stripVTControlCharacters(String(error))}`;
          await page.goto(url);
        }
        complaints.length = 0;
        if (report) console.log(`${name}, ${check}: ${outcomes[check]}`);
      }
      await context.close();
    } finally {
      const result = { name, packages: packagesOf(name), outcomes };
      if (report) appendFileSync(report, `${JSON.stringify(result)}\n`);
      await project.remove();
    }
    const failed = Object.entries(outcomes).filter(([, outcome]) => outcome.startsWith('no: '));
    expect(failed.map(([check, outcome]) => `${check}: ${outcome}`).join('\n\n')).toBe('');
  });
}

test('the choice of an example follows from the hash of the commit [T6]', () => {
  const names = ['html', 'react', 'vue'];
  expect(exampleOf('00000001aa', names)).toBe('react');
  expect(exampleOf('00000002aa', names)).toBe('vue');
  expect(exampleOf(undefined, names)).toBe('html');
});
