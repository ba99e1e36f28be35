import { isLoopback } from '#config/loopback.ts';
import { readOriginRule } from '#config/originRule.ts';
import type { Partner } from '#db/schema/partners.ts';
import type { Admission, Origins } from '#http/pageOrigins.ts';

interface OriginsParts {
  /** As `readOriginRule` reads them. */
  readonly allowed: readonly string[];
  /** Also allows pages of this machine, on any port. */
  readonly demo: boolean;
  readonly currentPartners: () => Promise<readonly Partner[]>;
}

/** The origins whose pages may call: the server's own, those of the settings, and those of the partners. */
export function createOrigins({ allowed, demo, currentPartners }: OriginsParts): Origins {
  const list = new Set(allowed);
  const isListed = (origin: string) => matches([...list], origin) || (demo && isOfThisMachine(origin));
  return {
    allow: (origin) => {
      list.add(origin);
    },
    async admit({ origin, host, key }) {
      if (origin === undefined || isOwn(origin, host)) return { kind: 'welcome' };
      if (origin === 'null') return { kind: 'sandboxed' };
      if (key !== undefined) return admitByKey(await currentPartners(), origin, key, isListed(origin));
      if (isListed(origin)) return { kind: 'welcome' };
      const partner = (await currentPartners()).find(({ origins }) => matches(origins, origin));
      return partner === undefined
        ? { kind: 'refused', code: 'origin-not-allowed' }
        : { kind: 'welcome', partner };
    },
  };
}

/** A key names the partner of a page. The partner, or the server's own list, must allow the page's origin. */
function admitByKey(partners: readonly Partner[], origin: string, key: string, isListed: boolean): Admission {
  const partner = partners.find((one) => one.key === key);
  if (partner === undefined) return { kind: 'refused', code: 'key-unknown' };
  if (isListed || matches(partner.origins, origin)) return { kind: 'welcome', partner };
  return { kind: 'refused', code: 'origin-not-allowed' };
}

const matches = (rules: readonly string[], origin: string): boolean =>
  rules.some((rule) => readOriginRule(rule)?.(origin) ?? false);

function isOwn(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

const isOfThisMachine = (origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === origin && isLoopback(new URL(origin).hostname);
