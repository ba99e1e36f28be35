import { networkInterfaces } from 'node:os';

const addresses = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address));

/** The hosts at which this machine reaches itself, as they are in a URL; without IPv6 the first one alone. */
export const loopbacks: readonly string[] = ['127.0.0.1', ...(addresses.includes('::1') ? ['[::1]'] : [])];
