import { createCapabilities } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';

/** What the page's API has beyond the documented contract. */
export const offered = () => pageApi(createCapabilities).offered();
