import { createSignIns } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './calls/core.ts';

/** Where the account is signed in. */
export const pageSignIns = () => own('signIns', () => createSignIns(pageCore()));
