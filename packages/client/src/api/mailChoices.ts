import { latePaths, type MailChoices } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, readLike } from '#fields/fields.ts';
import { found, type Options } from './answers.ts';

const none: MailChoices = { onTheWay: false, delivered: false, ended: false };

/** The order mails a signed-in customer has chosen to receive, for an API with the capability `orderMails`. */
export function createMailChoices({ http }: Pick<Core, 'http'>) {
  const read = (answer: unknown): MailChoices => {
    const choices = found(answer, 'notFound');
    const { late } = fieldsOf(choices);
    return { ...readLike(none, choices), ...(late === undefined ? {} : { late: late === true }) };
  };
  return {
    read: async (options?: Options): Promise<MailChoices> =>
      read(await http.get(latePaths.mailChoices, options)),

    /** Choices that are left out stay unchanged; returns the choices that apply from now on. */
    change: async (choices: Partial<MailChoices>, options?: Options): Promise<MailChoices> =>
      read(await http.patch(latePaths.mailChoices, choices, options)),
  };
}
