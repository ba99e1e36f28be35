import type { accountErrors } from '#i18n/accountErrors/en.ts';
import { catalog } from '#i18n/catalog.ts';
import { type ErrorTranslate, errorTexts, sayFailure, useErrorTexts } from '#i18n/errorTexts.ts';
import { explain } from './explain.ts';

/** Refusals about accounts, and all others: only elements that deal with accounts load these. */
export const accountErrorTexts = catalog(
  'account-errors',
  import.meta.glob<typeof import('./accountErrors/en.ts')>('./accountErrors/*.ts'),
  errorTexts,
);

/** The texts for `sayFailure`, those about accounts included. */
export function useAccountErrorTexts(): ErrorTranslate {
  const own = accountErrorTexts.use();
  const others = useErrorTexts();
  return (key, ...values) => {
    const text = own(key as keyof typeof accountErrors);
    return text === key ? others(key, ...values) : text;
  };
}

/** Returns the sentence for an error, or `otherwise` when it has no text. */
export function useAccountErrorSentence(): (error: unknown, otherwise: string) => string {
  const t = useAccountErrorTexts();
  return (error, otherwise) => sayFailure(t, explain(error)) || otherwise;
}
