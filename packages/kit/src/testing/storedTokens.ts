import { storageKeys } from '@freight/contract';

/** The tokens of a session that is written down; empty text for a missing one. */
export const storedTokens = () => ({
  token: localStorage.getItem(storageKeys.token) ?? '',
  refreshToken: localStorage.getItem(storageKeys.refreshToken) ?? '',
});
