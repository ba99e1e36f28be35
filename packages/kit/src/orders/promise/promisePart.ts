import { Account } from './Account.tsx';
import { lateText } from './lateText.ts';
import { MapWords } from './MapWords.tsx';
import { promiseTexts } from './strings/index.ts';

/** All that is loaded together; `provide` loads the texts. */
export const promisePart = { Account, MapWords, lateText, provide: promiseTexts.provide };
