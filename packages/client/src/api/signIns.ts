import { latePaths, type SignIn } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, list, text, time } from '#fields/fields.ts';
import { found, type Options } from './answers.ts';

function readSignIn(answer: unknown): SignIn {
  const { id, browser, system, startedAt, lastUsedAt, isCurrent } = fieldsOf(answer);
  return {
    id: text(id),
    browser: text(browser) || null,
    system: text(system) || null,
    startedAt: time(startedAt),
    lastUsedAt: time(lastUsedAt),
    isCurrent: isCurrent === true,
  };
}

/** Where the account is signed in, of an API with the capability `signIns`. */
export function createSignIns({ http }: Pick<Core, 'http'>) {
  return {
    list: async (options?: Options): Promise<SignIn[]> =>
      list(found(await http.get(latePaths.signIns, options), 'notFound')).map(readSignIn),

    async end(id: string, options?: Options): Promise<void> {
      await http.delete(latePaths.signIn(id), options);
    },

    /** Ends all sign-ins but this one. */
    async endOthers(options?: Options): Promise<void> {
      await http.delete(latePaths.signIns, options);
    },
  };
}
