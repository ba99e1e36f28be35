const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned JWT with the given claims, enough for a client, which verifies nothing. */
export const aToken = (claims: Record<string, unknown>): string =>
  `${encoded({ alg: 'none' })}.${encoded(claims)}.`;

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

let issued = 0;
/** A long-lived token; each one is different. */
export const aLastingToken = (): string => aToken({ exp: seconds(3600), jti: ++issued });
export const anExpiredToken = (): string => aToken({ exp: seconds(-60), jti: ++issued });
