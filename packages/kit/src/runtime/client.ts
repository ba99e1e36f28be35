import { type Client, clientOf } from '@freight/client';
import { pageCore } from '#runtime/core.ts';
import { guarded } from '#runtime/guarded.ts';

/** The page's whole client at once. An element takes the group it needs instead: this one brings them all. */
export const pageClient = (): Client => guarded('client', () => clientOf(pageCore()));
