import { randomBytes } from 'node:crypto';

/** A new identifier of 24 hexadecimal characters, as users and orders have them [PROFILE-12]. */
export const newId = (): string => randomBytes(12).toString('hex');
