#!/usr/bin/env node
import closeWithGrace from 'close-with-grace';
import { announce } from './announce.ts';
import { ConfigError, DatabaseUnavailableError, FolderInUseError, loadConfig, startServer } from './index.ts';

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

try {
  const config = loadConfig(process.env, process.argv.slice(2));
  const server = await startServer(config);
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err !== undefined) server.parts.logger.fatal({ err }, 'the server stops after an unexpected error');
    await server.close();
  });
  announce(config, server);
} catch (error) {
  const reason = explain(error);
  if (reason === undefined) throw error;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
