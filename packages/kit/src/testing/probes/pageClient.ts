import { type Client, clientOf } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';

/** The page's whole client, with every group of calls. */
export const pageClient = (): Client => pageApi(clientOf);
