import { createAccounts } from '@freight/client';
import { pageCore } from '#runtime/core.ts';
import { guarded } from '#runtime/guarded.ts';

/** Signing in and up, and all else about a person. */
export const pageAccounts = () => guarded('accounts', () => createAccounts(pageCore()));
