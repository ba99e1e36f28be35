import type { FastifyRequest } from 'fastify';
import type { Config } from '#config/config.ts';
import { isLoopback } from '#config/loopback.ts';
import { HttpError } from '#http/httpError.ts';

/** The host of a `Host` header or an address, without its port. */
const hostOf = (authority: string): string =>
  URL.canParse(`http://${authority}`) ? new URL(`http://${authority}`).hostname : '';

/**
 * Admits only programs on this machine: the connection is local, no proxy has forwarded the call, and the `Host` is one
 * of the server's own names, so that a foreign page in the same browser cannot call by a name of its own.
 * Answers others 403.
 */
export function ownMachineOnly({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>) {
  const ownHosts = [host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])];
  return async ({ socket, headers }: FastifyRequest): Promise<void> => {
    const isPassedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers);
    const called = hostOf(headers.host ?? '');
    const isOwnName = isLoopback(called) || ownHosts.includes(called);
    if (isLoopback(socket.remoteAddress ?? '') && isOwnName && !isPassedOn) return;
    throw new HttpError('mailboxElsewhere');
  };
}
