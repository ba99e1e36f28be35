import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#testing/onPostgres.ts';

const postgres = await openPostgres();

async function ask(url: string, question: string, withinMs = 10_000): Promise<unknown> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

test('keeps its data over a crash and a restart', async () => {
  const url = await postgres.newDatabase();
  await ask(url, 'create table notes (text text)');
  await ask(url, `insert into notes values ('kept')`);
  await postgres.kill();
  await expect(ask(url, 'select 1')).rejects.toThrow();
  await postgres.start();
  expect(await ask(url, 'select text from notes')).toBe('kept');
  await postgres.restart();
  expect(await ask(url, 'select text from notes')).toBe('kept');
});

test('gives every database a line of its server that can be cut and mended', async () => {
  const url = await postgres.newDatabase();
  for (const how of ['refused', 'silent'] as const) {
    const open = new pg.Client({ connectionString: url, query_timeout: 300 });
    open.on('error', () => {});
    onTestFinished(() => open.end());
    await open.connect();
    await postgres.cutOff(how);
    await expect(open.query('select 1')).rejects.toThrow();
    await expect(ask(url, 'select 1', 300)).rejects.toThrow();
    expect(await ask(postgres.direct(url), 'select 1')).toBe(1);
    await postgres.reconnect();
    expect(await ask(url, 'select 1')).toBe(1);
  }
});
