import { type Client, clientOf } from '@freight/client';
import { pageCore } from '#api/calls/core.ts';
import { own } from '#platform/registry.ts';

/** The page's whole client. It loads every group of calls, so elements import the group they need instead. */
export const pageClient = (): Client => own('client', () => clientOf(pageCore()));
