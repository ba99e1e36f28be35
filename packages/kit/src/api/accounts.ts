import { createAccounts } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** Sign-in, sign-up and everything else about an account. */
export const pageAccounts = () => own('accounts', () => createAccounts(pageCore()));
