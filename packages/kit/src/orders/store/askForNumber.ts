import { ApiError } from '@freight/client';

/** Without what copying adds: characters that nobody sees, a `#` or `nr` before it, punctuation around it, other hyphens. */
const bareNumber = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[\p{P}\s]*(?:n[ro](?=[\p{P}\s]))?[\p{P}\s]*|[\p{P}\s]+$/giu, '')
    .replace(/\p{Pd}/gu, '-');

/**
 * Asks about a package ID as it was typed, trimmed; if the API does not know it, once more without what copying adds.
 * Rejects as `ask` does.
 */
export async function askForNumber<Answer>(
  typed: string,
  ask: (number: string) => Promise<Answer>,
): Promise<Answer> {
  const number = typed.trim();
  try {
    return await ask(number);
  } catch (error) {
    const bare = bareNumber(number);
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (!isUnknown || !bare || bare === number) throw error;
    return ask(bare);
  }
}
