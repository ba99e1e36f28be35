import { lookup as lookupOfSystem } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The host, or an address of it, is not public: it could be behind the server. */
export class AddressNotAllowedError extends Error {
  override name = 'AddressNotAllowedError';
}

const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is public. Addresses that contain another one (mapped, translated, tunnelled) are not, so that none
 * of them leads around this.
 */
function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalIpv6);
}

/** Throws `AddressNotAllowedError` for a host that is an address and not public; names are checked when they resolve. */
export function requirePublicHost(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressNotAllowedError(host);
}

/**
 * Resolves a name for a connection that goes to exactly the addresses checked here. One address that is not public
 * refuses the name, because a name of the outside has none.
 */
export const publicLookup =
  (lookup: LookupFunction = lookupOfSystem): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new AddressNotAllowedError(hostname), '', 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
