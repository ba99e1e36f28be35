import { createAccounts } from '@freight/client';
import { pageCore } from '#runtime/core.ts';
import { shared } from '#runtime/runtime.ts';

/** Signing in and up, and all else about a person. */
export const pageAccounts = () => shared('accounts', () => createAccounts(pageCore()));
