import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { createSemaphore } from './semaphore.ts';

/** About a quarter of a second and 32 MB each. */
const cost: Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>> = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

/**
 * Two at a time keep the other threads of the pool free. Sixty in the queue wait about eight seconds, and one owner
 * may take at most ten of these places.
 */
const semaphore = createSemaphore({ concurrency: 2, queue: 60, perOwner: 10 });

/** How many passwords wait to be hashed. */
export const passwordsWaiting = semaphore.waiting;

/** `scrypt$N$r$p$salt$key`. `owners` say whom it is for. Throws `HttpError` 429 when too many are waiting. */
export async function hashPassword(password: string, owners: readonly string[] = []): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { options: cost, length: keyLength, owners });
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password belongs to the hash. An account without one (`null`) takes as long as any other, so that the
 * time does not reveal which accounts exist. `owners` are the callers or accounts it is checked for. Throws
 * `HttpError` 429 when too many are waiting.
 */
export async function passwordMatches(
  password: string,
  hash: string | null,
  owners: readonly string[] = [],
): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? unknownHash).split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const work = { options, length: expected.length, owners };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), work);
  return timingSafeEqual(derived, expected) && hash !== null;
}

const unknownHash = ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

interface Derivation {
  options: ScryptOptions;
  length: number;
  owners: readonly string[];
}

function derive(password: string, salt: Buffer, { options, length, owners }: Derivation): Promise<Buffer> {
  // The same letters typed on different systems may arrive composed differently.
  const text = password.normalize('NFC');
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(text, salt, length, { ...options, maxmem: 128 * 2 ** 20 }, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  return semaphore(work, owners);
}
