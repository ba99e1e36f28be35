import { catalog } from '#i18n/catalog.ts';
import type { statuses } from '#i18n/statuses/en.ts';
import type { Translate } from '#i18n/texts.ts';

/** Only elements that show a status load these texts: their `catalog` names them. */
export const statusTexts = catalog(
  'statuses',
  import.meta.glob<typeof import('./statuses/en.ts')>('./statuses/*.ts'),
);

/**
 * The name of a status; an unknown one is shown as it was received, an empty one is `Processing` (OPEN-68)
 * [STATUS-02] [STATUS-05] [STATUS-08].
 */
export const statusLabel = (t: Translate<typeof statuses>, status: string): string =>
  textOr(t, `label.${status || 'unknown'}`, status);

/** The headline of an order's own screen; most statuses only say that it is being processed [STATUS-06] [STATUS-07]. */
export const statusHeadline = (t: Translate<typeof statuses>, status: string): string =>
  textOr(t, `headline.${status}`, t('headline.other'));

/** A status as a whole sentence about the parcel; undefined for an unknown status. */
export function statusSentence(t: Translate<typeof statuses>, status: string): string | undefined {
  const sentence = textOr(t, `headline.${status}`, textOr(t, `sentence.${status}`, ''));
  return sentence === '' ? undefined : sentence;
}

/** What happens next to an order that went another way than planned; undefined for all others. */
export const whatNext = (t: Translate<typeof statuses>, status: string): string | undefined =>
  textOr(t, `next.${status}`, '') || undefined;

/** A server may send any string as a status, and a key that is in no catalogue is returned unchanged. */
function textOr(t: Translate<typeof statuses>, key: string, otherwise: string): string {
  const text = t(key as keyof typeof statuses);
  return text === key ? otherwise : text;
}

/** The texts for `statusLabel` and `statusHeadline`. */
export const useStatusTexts = statusTexts.use;
