import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { checks, listen } from './support/exampleChecks.ts';
import { chosenExamples, hasRegistry } from './support/exampleChoice.ts';
import { ExampleProject, packagesOf } from './support/exampleProject.ts';
import { expect, test } from './support/fixtures.ts';

test.describe.configure({ timeout: 600_000 });
const report = process.env['FREIGHT_EXAMPLES_REPORT'];

for (const wanted of chosenExamples()) {
  test(`the example for ${wanted} is built from the package and passes the twelve checks [E1] [E2] [E3] [E10]`, async ({
    browser,
    site,
  }) => {
    const isOffline = Object.keys(packagesOf(wanted)).length > 0 && !hasRegistry();
    if (isOffline && report) throw new Error('No registry answers, so the packages cannot be installed.');
    if (isOffline)
      console.log(`No registry answers, so ${wanted} cannot be installed: html is tried instead.`);
    const name = isOffline ? 'html' : wanted;
    const outcomes: Record<string, string> = {};
    const project = await ExampleProject.copy(name, site.url);
    try {
      await project.install();
      await project.script('build');
      outcomes['build'] = 'yes';
      const url = await project.serve();
      const context = await browser.newContext();
      context.setDefaultTimeout(30_000);
      const said = listen(context);
      const page = await context.newPage();
      await page.goto(url);
      for (const [check, look] of Object.entries(checks)) {
        try {
          const instead = await look({ page, site, name, project, url, browser });
          expect(said, 'what the page complained of').toEqual([]);
          outcomes[check] = instead ?? 'yes';
        } catch (error) {
          outcomes[check] = `no: ${stripVTControlCharacters(String(error))}`;
          await page.goto(url);
        }
        said.length = 0;
        if (report) console.log(`${name}, ${check}: ${outcomes[check]}`);
      }
      await context.close();
    } finally {
      const told = { name, packages: packagesOf(name), outcomes };
      if (report) appendFileSync(report, `${JSON.stringify(told)}\n`);
      await project.remove();
    }
    const failed = Object.entries(outcomes).filter(([, outcome]) => outcome.startsWith('no: '));
    expect(failed.map(([check, outcome]) => `${check}: ${outcome}`).join('\n\n')).toBe('');
  });
}
