import { type ErrorCode, isAborted } from '@freight/client';
import { accountErrorTexts, useAccountErrorTexts } from '#i18n/accountErrorTexts.ts';
import { catalog } from '#i18n/catalog.ts';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { sayFailure } from '#i18n/errorTexts.ts';
import { explain } from '#i18n/explain.ts';
import type { strings } from './strings/en.ts';

export type ProfileText = keyof typeof strings;

export const texts = catalog(
  'freight-profile',
  import.meta.glob<typeof import('./strings/en.ts')>('./strings/*.ts'),
  accountErrorTexts,
);

export const useProfileTexts = texts.use;

/** Refusals that this element has its own texts for. */
const known: Readonly<Partial<Record<ErrorCode, ProfileText>>> = {
  imageTooLarge: 'photo.tooLarge',
  imageInvalid: 'photo.notAnImage',
};

/**
 * The sentences of a failure: the server's words, else the given text, with the reason when the connection is down.
 * Empty for an aborted request [PROFILE-22] [PROFILE-23] [PROFILE-24].
 */
export function useFailureWords(): (error: unknown, otherwise: ProfileText) => string[] {
  const t = useProfileTexts();
  const common = useCommonTexts();
  const errors = useAccountErrorTexts();
  return (error, otherwise) => {
    if (isAborted(error)) return [];
    const failure = explain(error);
    if (failure.cause === 'network') return [t(otherwise), common('error.network')];
    const own = known[failure.code];
    return [own || !failure.said ? t(own ?? otherwise) : sayFailure(errors, failure)];
  };
}
