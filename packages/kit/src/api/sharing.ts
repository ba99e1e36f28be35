import { createSharing } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './calls/core.ts';

/** The links by which orders are passed on. */
export const pageSharing = () => own('sharing', () => createSharing(pageCore()));
