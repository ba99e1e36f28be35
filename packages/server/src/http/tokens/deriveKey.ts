import { hkdfSync } from 'node:crypto';

/** What the server's secret is used for; each purpose has its own key, so that one cannot be used for another. */
export type KeyPurpose =
  | 'access-token'
  | 'refresh-successor'
  | 'requester'
  | 'unsubscribe'
  | 'mail-refusal'
  | 'second-factor'
  | 'change-picture'
  | 'handover-picture'
  | 'webhook';

/** A key of 32 bytes for one purpose, derived from the server's secret by HKDF with SHA-256. */
export const deriveKey = (secret: string, purpose: KeyPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `freight ${purpose}`, 32));
