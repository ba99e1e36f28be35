import { isIP } from 'node:net';

/** Whether a host name or address leads to this machine alone. IPv6 with or without its brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  // IPv4 as an IPv6 socket shows it.
  const address = name.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIP(address) === 4) return address.startsWith('127.');
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
