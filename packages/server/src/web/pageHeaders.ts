/** Addresses whose query holds a secret: they tell no other page where the visitor came from. */
const secretPages = ['/auth/callback', '/magic-link', '/reset-password'];

/** Names that carry a hash of their content, as the bundler writes them into its own folders. */
const hashedName = /\/(?:assets|chunks)\/(?:.*\/)?[^/]+[-.][A-Za-z0-9_-]{8}\.\w+$/;

/**
 * The Content-Security-Policy of pages. `api` is the origin of a foreign API whose script, styles and answers
 * the page uses; none when page and API share one origin.
 */
export function pagePolicy(api?: string): string {
  const self = api === undefined ? "'self'" : `'self' ${api}`;
  return [
    "default-src 'none'",
    `script-src ${self}`,
    "style-src 'self'",
    `img-src ${self} data: blob:`,
    `font-src ${self}`,
    `connect-src ${self} ws: wss:`,
    `frame-src ${self} blob:`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The headers of an HTML page at this path. */
export function pageHeaders(pathname: string, policy: string): Record<string, string> {
  const isSecret = secretPages.includes(pathname.replace(/\/+$/, ''));
  return {
    'content-security-policy': policy,
    'referrer-policy': isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cache-control': isSecret ? 'no-store' : 'no-cache',
  };
}

/** The headers of a script, style, picture or font. The kit's own files may be used by pages of any origin. */
export function assetHeaders(pathname: string): Record<string, string> {
  const isHashed = hashedName.test(pathname);
  const headers = {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  };
  if (!pathname.startsWith('/kit/')) return headers;
  // Module scripts of another origin are fetched with CORS, whoever embeds them.
  return {
    ...headers,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
}
