import { createMailChoices } from '@freight/client';
import { pageCore } from '#api/calls/core.ts';
import { own } from '#platform/registry.ts';

/** Which mails about their orders the person wants. */
export const pageMailChoices = () => own('mailChoices', () => createMailChoices(pageCore()));
