import { type Seal, seal as sealFor, unseal as unsealFor } from '#http/tokens/sealing.ts';

const ofUser = (owner: string, secret: string): Seal => ({ purpose: 'second-factor', owner, secret });

/** Encrypts the secret of an app for the row of one account; moved to another row it cannot be opened. */
export const seal = (plain: Uint8Array, userId: string, secret: string): Uint8Array =>
  sealFor(plain, ofUser(userId, secret));

/** Throws when it was sealed for another account or with another secret of the server. */
export const unseal = (sealed: Uint8Array, userId: string, secret: string): Uint8Array =>
  unsealFor(sealed, ofUser(userId, secret));
