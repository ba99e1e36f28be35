/** The small entry: the session and its storage. Loads neither the HTTP client nor the socket. */
export { type ClientStorage, createStorage, type StorageOptions } from '#storage/storage.ts';
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionState,
  type SessionUser,
  type Tokens,
} from './session.ts';
export { type LockedSession, locked, type VisibleSession } from './visibleSession.ts';
