/** Whether a page of an origin is meant, as the browser writes it: `https://shop.example.com`. */
export type OriginRule = (origin: string) => boolean;

const wildcard = /^(https?:\/\/)\*\.(.+)$/;

/**
 * Reads an origin that may call: exactly as written, or with `*` in place of its first label, which matches exactly
 * one label (`https://*.shop.example` means `https://a.shop.example`, neither `https://shop.example` nor
 * `https://a.b.shop.example`). Undefined for what no browser sends, and for a wildcard below a single label, behind
 * which everybody could be.
 */
export function readOriginRule(text: string): OriginRule | undefined {
  const [, scheme = '', rest = ''] = wildcard.exec(text) ?? [];
  if (scheme === '') return isOrigin(text) ? (origin) => origin === text : undefined;
  const base = `${scheme}${rest}`;
  if (!isOrigin(base) || !new URL(base).hostname.includes('.') || isAddress(base)) return undefined;
  const ending = `.${rest}`;
  return (origin) => {
    if (!origin.startsWith(scheme) || !origin.endsWith(ending)) return false;
    return /^[a-z0-9_-]+$/.test(origin.slice(scheme.length, -ending.length));
  };
}

/** The wildcard or the path of it would be read as part of a name. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Numbers have no names below them. */
const isAddress = (origin: string): boolean => /^(?:\[.*\]|[\d.]+)$/.test(new URL(origin).hostname);
