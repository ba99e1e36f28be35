import { createTracking } from '@freight/client';
import type { ReactNode } from 'react';
import { pageApi } from '#api/calls/pageApi.ts';
import { problemOf } from '#elements/track/details/problem.ts';
import { failureSentence } from '#i18n/errorTexts.ts';
import { configuration } from '#platform/configuration.ts';
import { MessageVerdict } from './MessageVerdict.tsx';
import { messageTexts } from './strings/index.ts';

/** Why what was typed is not followed: a text of the form, one that all elements have, a sentence, or a screen of its own. */
export type Refusal =
  | { text: 'error.notFound' | 'error.failed' }
  | { common: 'error.network' | 'error.outdated' }
  | { sentence: string }
  | { verdict: ReactNode };

/** No package ID has such characters, or so many: a message, or a link. */
const isMessage = (typed: string): boolean => /[/.@!?,]|: |.{25}/.test(typed);

/**
 * Judges a message; asks the server whether a package exists, unless the page has switched that off (OPEN-51).
 * Undefined if it does, or if the request was aborted. A separate module, because it imports the client, which the form
 * needs only after a press.
 */
export async function checkPackage(
  typed: string,
  signal: AbortSignal,
  onFound: (orderId: string) => void,
): Promise<Refusal | undefined> {
  if (isMessage(typed)) {
    await messageTexts.provide();
    return { verdict: <MessageVerdict message={{ text: typed }} onFound={onFound} /> };
  }
  if (!configuration.getState().validateBeforeTracking) return undefined;
  try {
    await pageApi(createTracking).validate(typed, { signal });
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    // Aborted: the caller no longer needs the answer.
    if (!problem) return undefined;
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
}
