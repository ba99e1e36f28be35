import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@freight/contract';
import { claimAnswer, claimsAnswer } from '@freight/contract/schemas';
import { newFolder } from '@freight/testing/ends';
import { longTestEnds } from '@freight/testing/patience';
import { plainEnv } from '@freight/testing/plainEnv';
import { call } from '@freight/testing/requests';
import { expect, test, vi } from 'vitest';
import { sendClaim, shareOrder } from '#testing/claims.ts';
import { runGuide, settingsOfGuide } from '#testing/guide.ts';
import { newDataFolder } from '#testing/main.ts';
import { openPostgres } from '#testing/onPostgres.ts';
import { deliverTransport } from '#testing/orders.ts';
import { openTestServer } from '#testing/server.ts';
import { startSmtp } from '#testing/smtp.ts';

vi.setConfig({ testTimeout: longTestEnds });

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the command in a process of its own, as an operator does. */
const runClaims = (env: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [main, 'claims', ...args],
      { env: { ...plainEnv, ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

test('lists open claims, shows one, and answers it by a mail that the running server sends [K6]', async () => {
  const postgres = await openPostgres();
  const smtp = await startSmtp();
  const url = await postgres.newDatabase();
  const mail = { smtpUrl: smtp.url, from: 'Freight <no-reply@example.com>' };
  const server = await openTestServer({ database: { kind: 'postgres', url }, mail });
  const anna = await server.verifiedUser({ language: 'en' });
  const order = await deliverTransport(server, anna);
  const text = 'Broken\n\u001b[31mand red';
  const claim = claimAnswer.parse(
    (await sendClaim(server, { order: order._id, text, value: 5 }, anna)).body,
  ).data;
  const { share } = await shareOrder(server, order, anna);
  const linked = claimAnswer.parse((await sendClaim(server, { share })).body).data;

  const env = { DATABASE_URL: url };
  const listed = await runClaims(env, 'list');
  expect(listed.code).toBe(0);
  expect(listed.output).toContain(`${claim.caseNumber}  damaged  received  answer by `);
  expect(listed.output).toContain(linked.caseNumber);
  const shown = await runClaims(env, 'show', claim.caseNumber.toLowerCase());
  for (const part of [order.orderId, anna.email, 'by the customer', 'Broken\n[31mand red', 'Value: 5,00'])
    expect(shown.output).toContain(part);
  expect((await runClaims(env, 'show', linked.caseNumber)).output).toContain('the holder of a link');

  const folder = newFolder();
  const replaced: Record<string, string> = { DATABASE_URL: url, SMTP_URL: smtp.url };
  const settings = settingsOfGuide().map((line) => {
    const [name = ''] = line.split('=');
    return replaced[name] === undefined ? line : `${name}=${replaced[name]}`;
  });
  await writeFile(join(folder, 'settings.env'), settings.join('\n'));
  const names = {
    '/srv/freight/current': root,
    '/srv/freight/settings.env': join(folder, 'settings.env'),
    'S-7K2-M9P-QX4': claim.caseNumber,
  };
  const printed = await runGuide(['Claims'], names, folder);
  expect(printed).toContain(`${claim.caseNumber} is accepted. The answer is mailed to the customer.`);
  await vi.waitFor(
    () => expect(smtp.received.some((sent) => sent.includes('We pay for the broken lid.'))).toBe(true),
    15_000,
  );
  const read = await call(server, 'POST', paths.claimsOfOrder, {
    headers: anna.headers,
    body: { order: order._id },
  });
  expect(claimsAnswer.parse(read.body).data.claims).toMatchObject([
    { state: 'accepted', answer: 'We pay for the broken lid.' },
  ]);
  const left = await runClaims(env, 'list');
  expect(left.output).not.toContain(claim.caseNumber);
  const inReview = await runClaims({ ...env, FREIGHT_DEMO: 'on' }, 'answer', linked.caseNumber, 'inReview');
  expect(inReview.output).toBe(`${linked.caseNumber} is inReview. No mail is sent.\n`);
});

test('refuses an unknown case, a state without its answer, and shows how it is used [K6]', async () => {
  const FREIGHT_DATA = await newDataFolder();
  const run = (...args: string[]) => runClaims({ FREIGHT_DATA }, ...args);
  expect((await run('list')).output).toBe('There are no open claims.\n');
  expect(await run('show', 'S-123')).toEqual({
    code: 1,
    output: 'S-123 is no case number such as S-7K2-M9P-QX4.\n',
  });
  expect(await run('answer', 'S-000-000-000', 'declined', 'No.')).toEqual({
    code: 1,
    output: 'There is no case S-000-000-000.\n',
  });
  expect((await run('answer', 'S-000-000-000', 'declined')).output).toBe(
    'A claim is declined with an answer.\n',
  );
  for (const args of [[], ['answer', 'S-000-000-000', 'received', 'No.'], ['close']])
    expect((await run(...args)).output).toMatch(/^claims list\nclaims show CASE\n/);
});
