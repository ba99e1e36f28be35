import { createSecondFactor } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageAccounts } from './account/accounts.ts';
import { pageCore } from './calls/core.ts';

/** Codes of the person's authenticator app. */
export const pageSecondFactor = () =>
  own('secondFactor', () => createSecondFactor(pageCore(), pageAccounts()));
