import { headlineStatuses } from '@freight/contract';
import { statusHeadline, statusSentence, useStatusTexts } from '#i18n/statusTexts.ts';
import { useQuirk } from '#platform/quirks/useQuirk.ts';

interface Headline {
  /** The status as the heading of the screen. */
  sentence: string;
  /** False when the sentence does not name what happened. */
  isNamed: boolean;
}

/** Whether the heading names what happened to the order, as tracking does, instead of using the documented texts. */
export const useStatusHeading = (): boolean => useQuirk('orderHeadline') === 'status';

/** The heading for a status [STATUS-06] [STATUS-07]. */
export function useHeadline(): (status: string) => Headline {
  const statuses = useStatusTexts();
  const isSentence = useStatusHeading();
  return (status) => {
    const sentence = isSentence ? statusSentence(statuses, status) : undefined;
    const isNamed = sentence !== undefined || headlineStatuses.some((named) => named === status);
    return { sentence: sentence ?? statusHeadline(statuses, status), isNamed };
  };
}
