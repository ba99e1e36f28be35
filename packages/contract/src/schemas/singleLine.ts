import { z } from 'zod';
import { isPhone, phonePattern, plainPhone, plainText } from '#typed.ts';

/** A text of one line, without invisible characters and spaces around it. */
export const singleLine = z.string().overwrite(plainText);
/** A phone number in the notation of the documents; of a profile it may be anything. */
export const writtenPhone = z.string().overwrite(plainPhone);
export const phone = writtenPhone.max(40).regex(phonePattern).refine(isPhone);
