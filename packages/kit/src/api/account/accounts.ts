import { createAccounts } from '@freight/client';
import { pageCore } from '#api/calls/core.ts';
import { own } from '#platform/registry.ts';

/** Sign-in, sign-up and everything else about an account. */
export const pageAccounts = () => own('accounts', () => createAccounts(pageCore()));
