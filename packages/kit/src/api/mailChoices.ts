import { createMailChoices } from '@freight/client';
import { own } from '#platform/registry.ts';
import { pageCore } from './core.ts';

/** Which mails about their orders the person wants. */
export const pageMailChoices = () => own('mailChoices', () => createMailChoices(pageCore()));
