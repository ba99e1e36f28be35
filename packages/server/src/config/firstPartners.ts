import { ConfigError } from './configError.ts';
import { readOriginRule } from './originRule.ts';

/** A partner that a server begins with. */
export interface FirstPartner {
  readonly name: string;
  readonly origins: readonly string[];
}

export const originHint = 'must hold origins only, such as https://www.example.com, without a path';

/**
 * Reads `FREIGHT_PARTNERS`: partners with semicolons between them, each a name, a colon and its origins with spaces
 * between them (`Shop: https://shop.example https://*.shop.example`). Throws `ConfigError` with one sentence.
 */
export function readFirstPartners(text: string | undefined): FirstPartner[] {
  const partners = (text ?? '').split(';').map((part) => part.trim());
  return partners.filter((part) => part !== '').map(readOne);
}

function readOne(text: string): FirstPartner {
  const [, name = '', rest = ''] = /^([^:]{1,100}):\s(.*)/s.exec(text) ?? [];
  const origins = rest.split(/\s/).filter((origin) => origin !== '');
  if (origins.length === 0)
    throw new ConfigError('FREIGHT_PARTNERS must name partners as in "Shop: https://shop.example".');
  if (origins.some((origin) => readOriginRule(origin) === undefined))
    throw new ConfigError(`FREIGHT_PARTNERS ${originHint}.`);
  return { name: name.trim(), origins };
}
