import { createCapabilities } from '@freight/client';
import { pageCore } from '#api/calls/core.ts';

/** What the page's API has beyond the documented contract. */
export const offered = () => createCapabilities(pageCore()).offered();
