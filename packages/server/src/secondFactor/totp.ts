import { Secret, TOTP } from 'otpauth';

/** Codes of authenticator apps (RFC 6238) as every app supports them: SHA-1, six digits, 30 seconds. */

/** A code counts one step early and one step late: phones and servers disagree by some seconds. */
const window = 1;

export const newSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

const asSecret = (bytes: Uint8Array): Secret => Secret.fromHex(Buffer.from(bytes).toString('hex'));

/** The secret as a person types it into an app. */
export const typedSecret = (bytes: Uint8Array): string => asSecret(bytes).base32;

/** The secret as an app reads it from a QR code. */
export const secretUri = (bytes: Uint8Array, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ issuer, label, secret: asSecret(bytes) }).toString();

/** The time step the code belongs to; undefined for a wrong one. Compares in constant time. `now` in milliseconds. */
export function stepOf(bytes: Uint8Array, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret: asSecret(bytes) });
  const delta = totp.validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
