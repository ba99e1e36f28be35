import { createCapabilities, createTracking } from '@freight/client';
import type { ReactNode } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { problemOf } from '#elements/track/details/problem.ts';
import { failureSentence } from '#i18n/errorTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { MessageVerdict } from './MessageVerdict.tsx';
import { isOwn, readMessage } from './readMessage.ts';
import { messageTexts } from './strings/index.ts';

/** The number of the order to follow, or the reason for a refusal. */
export type Outcome = { orderId: string } | Refusal;

/** A text of the form, one that all elements have, a sentence, or a screen of its own. */
export type Refusal =
  | { text: 'error.notFound' | 'error.failed' }
  | { common: 'error.network' | 'error.outdated' }
  | { sentence: string }
  | { verdict: ReactNode };

/** What the field had after several lines were pasted into it. */
let pastedLines: string | undefined;

/** No package ID: has a link of the web or of the company, several lines, or too many characters. Nothing of it is sent. */
async function isMessage(typed: string): Promise<boolean> {
  if (/[a-z][a-z\d+.-]*:\/\//i.test(typed) || typed.length > 60 || typed === pastedLines) return true;
  const { links } = readMessage(typed);
  if (links.length === 0) return false;
  const senders = await pageApi(createCapabilities).senders();
  return links.some((link) => isOwn(link, senders?.hosts ?? []));
}

/** Whether what the API does not know may be a text with a number in it. */
const looksLikeText = (typed: string): boolean =>
  typed.split(/\s+/).length > 2 || readMessage(typed).links.length > 0;

/**
 * Asks the server whether a package exists, unless the page has switched that off (OPEN-51), and judges a message.
 * Undefined if it was aborted. A separate module, because it imports the client, which the form needs only after a press.
 */
export async function checkPackage(
  typed: string,
  signal: AbortSignal,
  onFound: (orderId: string) => void,
): Promise<Outcome | undefined> {
  const judge = async () => {
    await messageTexts.provide();
    return { verdict: <MessageVerdict message={{ text: typed }} onFound={onFound} /> };
  };
  try {
    if (await isMessage(typed)) return await judge();
    if (!configuration.getState().validateBeforeTracking) return { orderId: typed };
    return await pageApi(createTracking).validate(typed, { signal });
  } catch (error) {
    const problem = problemOf(error);
    // Aborted: the caller no longer needs the answer.
    if (!problem) return undefined;
    const isUnknown = problem.cause === 'notFound' || problem.cause === 'invalid' || problem.status === 400;
    if (isUnknown && looksLikeText(typed)) return judge();
    if (problem.cause === 'refused') return { sentence: await failureSentence(problem) };
    if (problem.cause === 'network') return { common: 'error.network' };
    return { text: problem.cause === 'notFound' ? 'error.notFound' : 'error.failed' };
  }
}

/** For `paste`: a field of one line would join the last word of a line with the first of the next. */
export function keepLinesApart(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text').trim() ?? '';
  if (!text.includes('\n')) return;
  event.preventDefault();
  const field = event.currentTarget as HTMLInputElement;
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(text.replace(/\s+/g, ' '), selectionStart ?? 0, selectionEnd ?? 0, 'end');
  pastedLines = field.value.trim();
}
