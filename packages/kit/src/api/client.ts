import { type Client, clientOf } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** The page's whole client at once. An element takes the group it needs instead: this one brings them all. */
export const pageClient = (): Client => own('client', () => clientOf(pageCore()));
