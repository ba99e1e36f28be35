import { createCapabilities, createTracking, isAborted, type KnownSenders } from '@freight/client';
import { pageApi } from '#api/calls/pageApi.ts';
import { problemOf } from '#elements/track/details/problem.ts';
import { isOwn, type MessageLink, readMessage } from './readMessage.ts';

/** What is known about a message. */
export interface Judgement {
  /** Undefined if the API does not say by which hosts its links are known: no link is judged then. */
  senders: KnownSenders | undefined;
  own: readonly MessageLink[];
  foreign: readonly MessageLink[];
  /** The package ID of an order that the company has. */
  known: string | undefined;
  /** Those it does not have. */
  unknown: readonly string[];
}

/**
 * Reads a message and asks the API about the numbers in it, and about nothing else. Throws as the calls do, but for a
 * number that the API does not know.
 */
export async function judgeMessage(text: string, signal: AbortSignal): Promise<Judgement> {
  const { links, numbers } = readMessage(text);
  const senders = await pageApi(createCapabilities).senders();
  const unknown: string[] = [];
  let known: string | undefined;
  for (const number of numbers) {
    if (await exists(number, signal)) {
      known = number;
      break;
    }
    unknown.push(number);
  }
  const isOurs = (link: MessageLink) => isOwn(link, senders?.hosts ?? []);
  return {
    senders,
    own: senders ? links.filter(isOurs) : [],
    foreign: senders ? links.filter((link) => !isOurs(link)) : [],
    known,
    unknown,
  };
}

async function exists(number: string, signal: AbortSignal): Promise<boolean> {
  try {
    await pageApi(createTracking).validate(number, { signal });
    return true;
  } catch (error) {
    if (isAborted(error)) throw error;
    const cause = problemOf(error)?.cause;
    if (cause === 'notFound' || cause === 'invalid') return false;
    throw error;
  }
}
