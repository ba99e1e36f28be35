#!/usr/bin/env node
import { setTimeout as pause } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { runClaimsCommand } from '#commands/claimsCommand.ts';
import { runPartnersCommand } from '#commands/partnersCommand.ts';
import { runRunsCommand } from '#commands/runsCommand.ts';
import { announce } from '#start/announce.ts';
import {
  ConfigError,
  DatabaseUnavailableError,
  FolderInUseError,
  loadConfig,
  type RunningServer,
  startServer,
} from './index.ts';

/** The one sentence for a start that fails for a reason outside; undefined for a fault of ours. */
function explain(error: unknown): string | undefined {
  const isOurs =
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof DatabaseUnavailableError;
  if (isOurs) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const port = 'port' in error ? ` ${error.port}` : '';
  if (error.code === 'EADDRINUSE') {
    return `Port${port} is taken by another program; stop it or choose another one with PORT.`;
  }
  if (error.code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return `Port${port} may not be used by this account; choose one above 1023 with PORT.`;
  }
  if (error.code === 'EADDRNOTAVAIL') return 'HOST is not an address of this machine.';
  return undefined;
}

/** A request or a database that does not end must not hold up the end; what it had not finished is undone. */
const shutdownMs = 4_000;

let server: RunningServer | undefined;
closeWithGrace({ delay: 5_000, logger: false }, async ({ err }) => {
  if (err !== undefined) {
    if (server === undefined) process.stderr.write(`${err.stack}\n`);
    server?.parts.logger.fatal({ err }, 'the server stops after an unexpected error');
  }
  await Promise.race([server?.close(), pause(shutdownMs)]);
});

const [command, ...rest] = process.argv.slice(2);
if (command === 'partners') process.exit(await runPartnersCommand(rest));
if (command === 'claims') process.exit(await runClaimsCommand(rest));
if (command === 'runs') process.exit(await runRunsCommand(rest));

try {
  const config = loadConfig(process.env, process.argv.slice(2));
  server = await startServer(config);
  announce(config, server);
} catch (error) {
  const reason = explain(error);
  if (reason === undefined) throw error;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
