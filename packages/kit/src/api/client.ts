import { type Client, clientOf } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** The page's whole client. It loads every group of calls, so elements import the group they need instead. */
export const pageClient = (): Client => own('client', () => clientOf(pageCore()));
