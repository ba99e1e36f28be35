import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '#http/tokens/deriveKey.ts';

/** Unlike passwords and tokens, the secret of an app must be read again: it is encrypted, by AES-256 in GCM. */

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts a secret for the row of one account; moved to another row it cannot be opened. */
export function seal(plain: Uint8Array, userId: string, secret: string): Uint8Array {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, deriveKey(secret, 'second-factor'), iv);
  cipher.setAAD(Buffer.from(userId));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when it was sealed for another account or with another secret of the server. */
export function unseal(sealed: Uint8Array, userId: string, secret: string): Uint8Array {
  const decipher = createDecipheriv(
    algorithm,
    deriveKey(secret, 'second-factor'),
    sealed.subarray(0, ivLength),
    { authTagLength: tagLength },
  );
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()]);
}
