import { catalog } from './catalog.ts';
import type { common } from './common/en.ts';

export const commonTexts = catalog(
  'common',
  import.meta.glob<typeof import('./common/en.ts')>('./common/*.ts'),
);

export const useCommonTexts = commonTexts.use;

/** One common text in the language of the page, for messages that belong to no element. */
export async function commonText(key: Sentence): Promise<string> {
  await commonTexts.provide();
  return commonTexts.in()(key);
}

/** Those without placeholders. */
type Sentence = {
  [Key in keyof typeof common]: (typeof common)[Key] extends `${string}{${string}` ? never : Key;
}[keyof typeof common];

/** What a failed request is called: only the device knows that it is offline. */
export const networkProblem = () => (navigator.onLine ? 'error.network' : 'state.offline');
