import { type Language, languages } from '@freight/contract';

/** The first language of the header that mails can be written in; its order is the person's own. */
export function readLanguage(header: string | undefined): Language | undefined {
  for (const range of (header ?? '').split(',')) {
    const [tag = ''] = range.trim().toLowerCase().split(/[-;]/);
    const known = languages.find((language) => language === tag);
    if (known !== undefined) return known;
  }
  return undefined;
}
