import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';
import type { SignInWindow } from './signInWindows.ts';
import { windowTexts } from './windowTexts.ts';

/** How a sign-in in a window has ended: with a code for the page after the person agrees, or with a reason. */
export type WindowResult =
  | { readonly code: string; readonly provider: string; readonly person: string }
  | { readonly error: string };

/**
 * Sends the result to the page that opened the window, in a message to exactly its origin; the browser delivers it to
 * no other. The script contains no values, so that one hash allows it.
 */
const script = `
const { origin, nonce, code, error } = document.body.dataset;
history.replaceState(null, '', location.pathname);
const answer = (result) => {
  opener.postMessage({ freight: 'social-sign-in', nonce, ...result }, origin);
  // The page closes the window: a message whose window is gone has no sender to check.
  setTimeout(close, 3000);
};
const show = (id) => {
  for (const part of document.querySelectorAll('main > *')) part.hidden = part.id !== id;
};
if (!opener) show('lost');
else if (error) answer({ error });
else {
  const button = document.getElementById('continue');
  const agree = { isRested: false, isUsed: false };
  const allow = (change) => {
    Object.assign(agree, change);
    if (agree.isRested && agree.isUsed) button.removeAttribute('aria-disabled');
  };
  let timer, place;
  // The second press of a double click that began on the page behind lands here.
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(allow, 500, { isRested: true });
  };
  rest();
  addEventListener('focus', rest);
  addEventListener('pointermove', ({ screenX, screenY }) => {
    const now = screenX + ',' + screenY;
    place ??= now;
    if (now !== place) allow({ isUsed: true });
  });
  addEventListener('focusin', ({ target }) => target.matches(':focus-visible') && allow({ isUsed: true }));
  button.onclick = () => button.ariaDisabled || answer({ code });
  // Fingers do not move before they press: the first tap only wakes the button.
  addEventListener('click', ({ pointerType }) => pointerType === 'touch' && allow({ isUsed: true }));
  document.getElementById('cancel').onclick = () => answer({ error: 'access_denied' });
}
`;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; }
main { max-width: 26rem; margin: 0 auto; }
h1 { font-size: 1.375rem; line-height: 1.25; overflow-wrap: anywhere; }
p { overflow-wrap: anywhere; }
button { min-height: 2.75rem; margin: 0.5rem 0.5rem 0 0; padding: 0 1.25rem; border: 1px solid; border-radius: 0.5rem; background: none; color: inherit; font: inherit; cursor: pointer; }
#continue { border-color: #0b5d3b; background: #0b5d3b; color: #fff; font-weight: 600; }
#continue[aria-disabled] { opacity: 0.6; cursor: default; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  // The page's empty icon.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Headers of every answer in the window: any other opener policy would separate it from the page that opened it. */
export const windowHeaders = {
  'cross-origin-opener-policy': 'unsafe-none',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

/** Ends the window's way with a page that asks whether to continue, or with a failure that closes it. */
export function sendWindowPage(
  reply: FastifyReply,
  { origin, nonce, language }: SignInWindow,
  result: WindowResult,
): FastifyReply {
  const words = windowTexts[language];
  const isDone = 'code' in result;
  const site = new URL(origin).host;
  const facts = { site, ...(isDone && { provider: named(result.provider), person: result.person }) };
  const say = (text: string) => escapeHtml(filled(text, facts));
  const outcome = isDone
    ? `data-code="${escapeHtml(result.code)}"`
    : `data-error="${escapeHtml(result.error)}"`;
  const main = isDone
    ? `<div id="question"><h1>${say(words.title)}</h1><p>${say(words.question)}</p><p>${say(words.access)}</p><button id="continue" aria-disabled="true">${words.continue}</button><button id="cancel">${words.cancel}</button></div>`
    : `<p id="failed">${say(words.failed)}</p>`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({ ...windowHeaders, 'content-security-policy': policy, 'x-robots-tag': 'noindex' })
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${say(words.title)}</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${style}</style></head><body data-origin="${escapeHtml(origin)}" data-nonce="${nonce}" ${outcome}><main>${main}<p id="lost" role="alert" hidden>${say(words.lost)}</p></main><script>${script}</script></body></html>`,
    );
}

const named = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1);

const filled = (text: string, facts: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => facts[name] ?? gap);
