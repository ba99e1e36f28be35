import { randomUUID } from 'node:crypto';
import { type CryptoKey, SignJWT } from 'jose';

export interface Signer {
  /** The private key of the shop. */
  readonly key: CryptoKey;
  /** The publishable key that the company has given the shop. */
  readonly issuer: string;
  /** The address of the company's API. */
  readonly audience: string;
}

/** A customer of the shop. */
export interface Person {
  /** The shop's own id. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** A token that lets a customer order for a session, as docs/partner-sessions.md has it. */
export function signToken({ key, issuer, audience }: Signer, person: Person): Promise<string> {
  const [givenName, familyName] = person.name.split(' ');
  return new SignJWT({
    email: person.email,
    given_name: givenName,
    family_name: familyName,
    phone_number: person.phone,
  })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(person.id)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('60s')
    .sign(key);
}
