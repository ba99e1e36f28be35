import type { Config } from '#config/config.ts';
import type { Sender } from './letter.ts';

/** From whom messages of the company come, for `senders` of the capabilities: with the hosts of this server's own links. */
export function sendersOf(
  { senders, apiUrl }: Pick<Config, 'senders' | 'apiUrl'>,
  { name, siteUrl }: Pick<Sender, 'name' | 'siteUrl'>,
): Config['senders'] {
  const own = [siteUrl, ...(apiUrl === undefined ? [] : [apiUrl])].map((url) => new URL(url).hostname);
  return {
    hosts: [...new Set([...own, ...senders.hosts])],
    names: [...new Set([name, ...senders.names])],
    phones: senders.phones,
  };
}
