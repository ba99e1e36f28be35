/** The database cannot be used; the message is one sentence with advice for the person who starts the server. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}
