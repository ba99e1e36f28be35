import { isAborted, NetworkError, serverMessage } from '@freight/client';
import { useCommonTexts } from '#i18n/commonTexts.ts';
import { useTexts } from '#i18n/useTexts.ts';
import type { strings } from './strings/en.ts';

export type ProfileText = keyof typeof strings;

export const useProfileTexts = () => useTexts<typeof strings>('freight-profile');

/** Sentences of the reference API that we have in every language; whatever else a server says is shown as it is. */
const known: Readonly<Record<string, ProfileText>> = {
  'File size must be less than 2MB': 'photo.tooLarge',
  'Please select a valid image file': 'photo.notAnImage',
};

/**
 * What a failure is told as: the server's words, else the given text, with the reason when the line is down.
 * Nothing for a request that was given up [PROFILE-22] [PROFILE-23] [PROFILE-24].
 */
export function useFailureWords(): (error: unknown, otherwise: ProfileText) => string[] {
  const t = useProfileTexts();
  const common = useCommonTexts();
  return (error, otherwise) => {
    if (isAborted(error)) return [];
    if (error instanceof NetworkError) return [t(otherwise), common('error.network')];
    const said = serverMessage(error) ?? '';
    const translated = Object.hasOwn(known, said) ? known[said] : undefined;
    return [translated || !said ? t(translated ?? otherwise) : said];
  };
}
