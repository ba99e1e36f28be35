import { createQuotes } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './calls/core.ts';

/** Prices before anybody has signed in. */
export const pageQuotes = () => own('quotes', () => createQuotes(pageCore()));
