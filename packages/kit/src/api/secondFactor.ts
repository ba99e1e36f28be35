import { type Core, createAccounts, createSecondFactor } from '@freight/client';
import { pageApi } from './calls/pageApi.ts';

const create = (core: Core) => createSecondFactor(core, pageApi(createAccounts));

/** Codes of the person's authenticator app; a sign-in by code is one of the page's accounts. */
export const pageSecondFactor = () => pageApi(create);
