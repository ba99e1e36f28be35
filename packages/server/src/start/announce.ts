import type { Config } from '#config/config.ts';
import type { RunningServer } from './startServer.ts';

/** Prints the addresses of everything: in a terminal, and in demo mode always. */
export function announce(config: Config, server: RunningServer): void {
  if (!config.demo && !process.stdout.isTTY) return;
  const lines = [`The server answers at ${server.url}`];
  if (server.partnerUrl !== undefined) lines.push(`The partner page is at ${server.partnerUrl}`);
  if (server.issuerUrl !== undefined) lines.push(`Sample persons sign in at ${server.issuerUrl}`);
  if (config.demo && config.mail.smtpUrl === undefined) lines.push(`Mails are kept at ${server.url}/mailbox`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
