import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The first 64 bits of an IPv6 address, as four groups without leading zeros. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * What counts as one caller: an IPv4 address, or the network of an IPv6 one, of which a household has as many
 * addresses as it likes.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/**
 * The caller of a bare request, of which so many proxies in front have added one address each to `X-Forwarded-For`,
 * as the HTTP server reads it.
 */
export function callerOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const named = (typeof forwarded === 'string' ? forwarded : '').split(',').map((name) => name.trim());
  const passed = [socket.remoteAddress ?? '', ...named.filter(Boolean).reverse()];
  return addressKey(passed[Math.min(proxies, passed.length - 1)] ?? '');
}
