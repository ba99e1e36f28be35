import { isIP } from 'node:net';

/** The longest address of a receiver. */
const longest = 500;
/** Names that are never a public host; what a public name resolves to is checked again at every delivery. */
const localName = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)$/i;

/**
 * The address of a receiver as it is stored, or in one sentence why it cannot be used. `isLocalAllowed`, for development,
 * also takes `http` and hosts of the own network.
 */
export function readTarget(
  text: string,
  isLocalAllowed: boolean,
): { readonly url: string } | { readonly problem: string } {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocols = isLocalAllowed ? ['https:', 'http:'] : ['https:'];
  if (!url || !protocols.includes(url.protocol) || text.length > longest)
    return { problem: `${text} is no address such as https://shop.example/freight-events.` };
  if (url.username || url.password || url.hash)
    return { problem: 'The address must have no user name, no password and no part after #.' };
  const host = url.hostname.replace(/\.$/, '');
  const isAddress = isIP(host.replace(/^\[|\]$/g, '')) !== 0;
  if (!isLocalAllowed && (isAddress || !host.includes('.') || localName.test(host)))
    return { problem: `${url.hostname} is no public host name.` };
  return { url: url.href };
}
