import { startPostgres } from '@freight/server/testing';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openMessages } from './postgresMessages.ts';

test('a line that comes about says that messages may have been missed before, as one that was broken does [S5] [F1]', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const url = await postgres.newDatabase();
  const messages = openMessages({
    createClient: () => new pg.Client({ connectionString: url }),
    notify: async () => {},
    onSilence: () => {},
  });
  onTestFinished(() => messages.close());
  let returns = 0;
  messages.subscribe({
    onMessage: () => {},
    onReturn: () => {
      returns += 1;
    },
  });
  // Requests are answered before it is there.
  await expect.poll(() => returns, { timeout: 10_000 }).toBe(1);
  await postgres.cutOff();
  await postgres.reconnect();
  await expect.poll(() => returns, { timeout: 10_000 }).toBe(2);
}, 60_000);
