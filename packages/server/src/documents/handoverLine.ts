import type { AttemptRecord } from '#db/schema/handovers.ts';
import { formatMoment } from '#orderFacts/formats.ts';
import { texts } from './texts.ts';

/** How the goods were handed over, in one line: when, how far from the door, with the right code, and to whom. */
export const handoverLine = ({ endedAt, metres, codeRight, name }: AttemptRecord): string =>
  [
    texts.atTheDoor(formatMoment(endedAt), metres),
    codeRight ? texts.codeRight : '',
    name ? texts.receivedBy(name) : '',
  ]
    .filter(Boolean)
    .join(', ');
