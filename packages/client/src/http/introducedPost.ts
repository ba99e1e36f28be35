import { browserKeyHeader, storageKeys } from '@freight/contract';
import { fieldsOf, text } from '#api/fields.ts';
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
 * Posts for calls nobody is signed in to: they say by what the API knows this browser again, if it has given it a key,
 * and in which language it may write mails. A key in the answer is kept.
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
