import { type Client, clientOf } from '@freight/client';
import { pageCore } from '#runtime/core.ts';
import { shared } from '#runtime/runtime.ts';

/** The page's whole client at once. An element takes the group it needs instead: this one brings them all. */
export const pageClient = (): Client => shared('client', () => clientOf(pageCore()));
