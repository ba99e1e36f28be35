import { createAccounts } from '@freight/client';
import { guarded } from '#platform/guarded.ts';
import { pageCore } from './core.ts';

/** Signing in and up, and all else about a person. */
export const pageAccounts = () => guarded('accounts', () => createAccounts(pageCore()));
