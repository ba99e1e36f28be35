import { offeredHandovers } from '@freight/client';
import type { HandoverKind } from '@freight/contract';
import { factsOf } from '#capabilities/offered.ts';

/** How the page's API hands orders over. */
export const offeredKinds = async (): Promise<HandoverKind[]> => offeredHandovers(await factsOf('handover'));
