import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '#http/tokens/deriveKey.ts';

/** 256 random bits for a link or a session, as text that is safe in an address. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url');

/** What is stored instead of a token. Plain SHA-256 is enough: a token is random, not chosen by a person. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The one token that follows this one. It is computed, so that a repeated refresh gets the same answer
 * although only hashes are stored. Computing it requires the server's secret.
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', deriveKey(secret, 'refresh-successor')).update(token).digest('base64url');
