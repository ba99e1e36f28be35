import { browserKeyHeader, storageKeys } from '@freight/contract';
import { fieldsOf, text } from '#fields/fields.ts';
import type { ClientStorage } from '#storage/storage.ts';
import type { Http, RequestOptions } from './http.ts';

interface IntroductionParts {
  http: Http;
  storage: ClientStorage;
  /** The language of the page. */
  language: (() => string) | undefined;
}

export type Post = (
  path: string,
  json: unknown,
  options?: Pick<RequestOptions, 'signal'>,
) => Promise<unknown>;

/**
 * Posts for calls without a session. They send the key by which the API recognises this browser, if it has given one,
 * and the language for its mails. A key in the answer is stored.
 */
export function createIntroducedPost({ http, storage, language }: IntroductionParts): Post {
  return async (path, json, options) => {
    const known = storage.get(storageKeys.browserKey);
    const headers = {
      ...(known ? { [browserKeyHeader]: known } : {}),
      ...(language ? { 'Accept-Language': language() } : {}),
    };
    const answer = await http.post(path, json, { ...options, headers });
    const key = text(fieldsOf(answer).browserKey);
    if (key) storage.set(storageKeys.browserKey, key);
    return answer;
  };
}
