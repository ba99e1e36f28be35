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
  const byKey = async (key: string) => (await currentPartners()).find((partner) => partner.key === key);
  return {
    allow: (origin) => {
      list.add(origin);
    },
    async isPageOf(name, { origin }) {
      const partner = (await currentPartners()).find((one) => one.name === name);
      return partner !== undefined && (origin === undefined || matches(partner.origins, origin));
    },
    async admit({ origin, host, key }) {
      // An isolated frame is a page of the server's own, with the key of the page around it.
      if (origin === undefined || isOwn(origin, host))
        return { kind: 'welcome', partner: key === undefined ? undefined : await byKey(key) };
      if (origin === 'null') return { kind: 'sandboxed' };
      if (key !== undefined) return admitByKey(await byKey(key), origin, isListed(origin));
      if (isListed(origin)) return { kind: 'welcome' };
      const partner = (await currentPartners()).find(({ origins }) => matches(origins, origin));
      return partner === undefined
        ? { kind: 'refused', code: 'origin-not-allowed' }
        : { kind: 'welcome', partner };
    },
  };
}

/** A key names the partner of a page. The partner, or the server's own list, must allow the page's origin. */
function admitByKey(partner: Partner | undefined, origin: string, isListed: boolean): Admission {
  if (partner === undefined) return { kind: 'refused', code: 'key-unknown' };
  if (isListed || matches(partner.origins, origin)) return { kind: 'welcome', partner };
  return { kind: 'refused', code: 'origin-not-allowed', partner };
}

/** Whether an origin is one of these, as `readOriginRule` reads them. */
export const matches = (rules: readonly string[], origin: string): boolean =>
  rules.some((rule) => readOriginRule(rule)?.(origin) ?? false);

function isOwn(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

const isOfThisMachine = (origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === origin && isLoopback(new URL(origin).hostname);
