import { isLoopback } from '#config/loopback.ts';
import type { Partner } from '#db/partnersSchema.ts';
import { readOriginRule } from './originRule.ts';

/** Where a call comes from, and what follows. */
export type Admission =
  /** A page that may call, or a program, which names no origin. */
  | { readonly kind: 'welcome'; readonly partner?: Partner | undefined }
  /** A page in a sandbox, whose origin the browser hides (`null`): anybody could be behind it. */
  | { readonly kind: 'sandboxed' }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

/** Why a page may not call, as it is told. */
export type RefusalCode = 'origin-not-allowed' | 'key-unknown';

export interface Caller {
  /** The request's header; undefined from programs and for navigations. */
  readonly origin: string | undefined;
  readonly host: string | undefined;
  /** A partner's key, where the page sends one. */
  readonly key?: string | undefined;
}

export interface Origins {
  /** Lets one more page origin call, exactly as written (`https://shop.example.com`). */
  allow(origin: string): void;
  /** Judges by the partners as they were at most a second ago. */
  admit(caller: Caller): Promise<Admission>;
}

interface OriginsParts {
  /** As `readOriginRule` reads them. */
  readonly allowed: readonly string[];
  /** Lets in pages of this machine, whatever their port. */
  readonly demo: boolean;
  readonly currentPartners: () => Promise<readonly Partner[]>;
}

/** Whose pages may call: the server's own, those of the settings, and those of the partners in the database. */
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

/** A key names whose page it is; a page cannot be of somebody who does not know its origin. */
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
