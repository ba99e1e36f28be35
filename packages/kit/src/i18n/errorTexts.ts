import type { ErrorCode } from '@freight/client';
import { catalog } from '#i18n/catalog.ts';
import type { errors } from '#i18n/errors/en.ts';
import type { Translate } from '#i18n/texts.ts';
import { explain, type Failure } from './explain.ts';

/** Only elements that show failures load these texts: their `catalog` names them. */
export const errorTexts = catalog(
  'errors',
  import.meta.glob<typeof import('./errors/en.ts')>('./errors/*.ts'),
);

export type ErrorTranslate = Translate<typeof errors>;

/** The texts for `sayFailure`. */
export const useErrorTexts = errorTexts.use;

/** Codes derived from a status alone, without a message from the server. */
const wordless: readonly ErrorCode[] = [
  'unauthorized',
  'notFound',
  'tooManyRequests',
  'unavailable',
  'serverFailure',
];

/**
 * A known failure in the language on screen, any other in the server's own words; empty when it has none: then the
 * place shows its general sentence, because a status like `Bad Gateway` does not help a person
 * [PRICE-08] [TRACK-34] [DETAIL-50].
 */
export function sayFailure(t: ErrorTranslate, { code, said, minutes }: Failure): string {
  if (code === 'tooManyRequests' && minutes) return t('tooManyRequests.until', { minutes });
  if (said === '' && wordless.includes(code)) return '';
  // A key that is in no catalogue comes back as it is.
  const text = t(code as keyof typeof errors);
  return text === code ? said : text;
}

/** Returns the sentence for an error, or `otherwise` when it has no text. */
export function useErrorSentence(): (error: unknown, otherwise: string) => string {
  const t = useErrorTexts();
  return (error, otherwise) => sayFailure(t, explain(error)) || otherwise;
}

/** The same for elements that need these texts too seldom to load them with their entry. */
export async function failureSentence(failure: Failure): Promise<string> {
  await errorTexts.provide();
  return sayFailure(errorTexts.in(), failure);
}
