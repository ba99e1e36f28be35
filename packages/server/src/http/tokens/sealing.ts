import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type KeyPurpose } from './deriveKey.ts';

/** Unlike passwords and tokens, some secrets must be read again: they are encrypted, by AES-256 in GCM. */

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** What a secret is sealed for, whose row it is in, and the secret of the server. */
export interface Seal {
  readonly purpose: KeyPurpose;
  readonly owner: string;
  readonly secret: string;
}

/** Encrypts a secret for one row; moved to another row it cannot be opened. */
export function seal(plain: Uint8Array, { purpose, owner, secret }: Seal): Uint8Array {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, deriveKey(secret, purpose), iv);
  cipher.setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws if it was sealed for another row or purpose, or with another secret of the server. */
export function unseal(sealed: Uint8Array, { purpose, owner, secret }: Seal): Uint8Array {
  const decipher = createDecipheriv(algorithm, deriveKey(secret, purpose), sealed.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()]);
}
