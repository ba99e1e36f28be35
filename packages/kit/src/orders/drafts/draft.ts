import { fieldsOf, list, text } from '@freight/client/fields';

/** A chosen picture; its data is in the store of pictures, under its name. */
export interface DraftPicture {
  name: string;
  /** The server's name for it; empty until it has been uploaded. */
  id: string;
}

/** What a person has begun to write about an order, and has not sent or not got an answer to. */
export interface Draft {
  /** Identifies the request and its pictures to the server, so that sending them twice stores them once. */
  key: string;
  pictures: readonly DraftPicture[];
  /** Sending was begun and has not ended; it continues after a reload. */
  isSending: boolean;
  /** The request itself was sent without an answer: it may exist, so nothing of it may change. */
  isUncertain: boolean;
  /** Milliseconds since 1970. */
  keptAt: number;
}

const keptFor = 7 * 86_400_000;

/** Whether something kept at this time, in milliseconds since 1970, is too old to be kept longer. */
export const isOutdated = (keptAt: number, now = Date.now()): boolean => !(now - keptAt < keptFor);

/** `crypto.randomUUID` does not exist on pages without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

function readPicture(stored: unknown): DraftPicture {
  const { name, id } = fieldsOf(stored);
  return { name: text(name), id: text(id) };
}

/** The pictures of a stored draft, as many as may be sent. */
export const readPictures = (stored: unknown, most: number): DraftPicture[] =>
  list(stored)
    .map(readPicture)
    .slice(0, most)
    .filter(({ name }) => name);
