import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros; a dotted ending is two of them. */
function groupsOf(address: string): string[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const ending = (dotted?.slice(1) ?? []).map(Number);
  const hexOf = (high = 0, low = 0) => ((high << 8) | low).toString(16);
  const plain = dotted
    ? `${address.slice(0, dotted.index)}${hexOf(ending[0], ending[1])}:${hexOf(ending[2], ending[3])}`
    : address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** An IPv4 address written as IPv6 (`::ffff:192.0.2.1`, `::ffff:c000:201`). */
function mappedAddress(groups: readonly string[]): string | undefined {
  const [high = '', low = ''] = groups.slice(6);
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return undefined;
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}

/** Some proxies name the port as well: `192.0.2.1:1234`, `[2001:db8::1]:1234`. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\].*$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/**
 * What counts as one caller: an IPv4 address, or the network of an IPv6 one, of which a household has as many
 * addresses as it likes.
 */
export function addressKey(address: string): string {
  const plain = withoutPort(address.trim()).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  return mappedAddress(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The address of a bare request's caller, read as the HTTP server reads it: each of the `proxies` in front has added
 * one address to `X-Forwarded-For`.
 */
export function callerOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const named = (typeof forwarded === 'string' ? forwarded : '').split(',').map((name) => name.trim());
  const passed = [socket.remoteAddress ?? '', ...named.filter(Boolean).reverse()];
  return addressKey(passed[Math.min(proxies, passed.length - 1)] ?? '');
}
