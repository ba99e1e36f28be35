import { createAccounts } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** Signing in and up, and all else about a person. */
export const pageAccounts = () => own('accounts', () => createAccounts(pageCore()));
