import { isLeaving } from '#platform/leaving/leaving.ts';
import { pageDocument } from '#platform/pageDocument.ts';
import type { ProblemCode } from './problemCodes.ts';

/**
 * The address of a code's page, `docs/errors/{code}.md` in the repository: at the build's `VITE_FREIGHT_DOCS_URL`, else
 * at the site this script is from; undefined in a host's bundle, which has no address of its own.
 */
export function errorPage(code: ProblemCode): string | undefined {
  const built = import.meta.env.VITE_FREIGHT_DOCS_URL;
  if (built) return `${built}/errors/${code}`;
  // Named, or Vite takes the address for that of a file it has to find.
  const own = import.meta.url;
  return own ? new URL(`/docs/errors/${code}`, own).href : undefined;
}

/** For the page's developer; visitors see other messages. */
export const problemMessages: Readonly<Record<ProblemCode, string>> = {
  'address-refused': 'The setting {name} is no http(s) address and is ignored.',
  'api-unreachable':
    'The API at {api} gives no answer that this page may see. Is the address (data-api-url) right, the server up, and {origin} allowed?',
  'api-wrong':
    'What answers at {api} is a web page and not the API. Give the address of the API with data-api-url.',
  'attribute-unknown': '<{tag}> has no attribute "{name}". Did you mean "{meant}"?',
  'attribute-value': '<{tag} {name}="{value}"> counts as the default: the values are {values}.',
  'consent-unclear':
    'The event freight-consent needs {consent: "granted"} or {consent: "denied"}, and had "{value}".',
  'element-not-loaded': 'The code of <{tag}> could not be loaded. {reason}',
  'frame-replaced': 'The first frame of <{tag}> did not fit and was rendered anew. {reason}',
  'frame-silent':
    'The API at {api} lets this page in, but shows it no frame (isolated). Does it have the pages below /embed?',
  'given-value':
    'The {name} that this page gives to <{tag}> is not used, and its field stays open: {reason}.',
  'key-unknown': 'The API at {api} does not know the key "{key}" (data-key).',
  'language-unknown': 'There is no language "{value}"; there are {values}.',
  'name-deprecated':
    '{what} is deprecated since version {since}, and the next major version removes it. {instead}',
  'option-unknown': 'The script has no option "{name}". Did you mean "{meant}"?',
  'origin-refused':
    'The API at {api} does not allow pages of {origin}. Its operator has to add this origin to the allowed ones.',
  'policy-blocked': 'The content security policy of this page blocks {api}. Add that origin to {directive}.',
  'rehearsal-refused':
    'The address of this page asks for a rehearsal, which the script does not allow. Add data-rehearsal="allowed" to it.',
  'screen-broken': '<{tag}> broke and shows an apology instead. {reason}',
  'script-twice':
    'The kit is on this page more than once ({first} came first, {next} joins). The options of the first script stand.',
  'setting-in-use': 'The setting {name} is in use already and stays "{value}".',
  'storage-blocked': 'The language preference cannot be read or kept: storage is blocked. {reason}',
  'tag-unknown': 'There is no <{tag}>. {hint}',
  'text-placeholder': 'Your text for "{key}" has {name}, which is not filled in there; the text is ignored.',
  'text-unknown': 'There is no text "{key}"; your words for it are ignored.',
  'texts-unreadable': 'The texts of the script (data-texts) are no JSON and are ignored. {reason}',
};

/** Harmless, so it must not look like a warning. */
const harmless: readonly ProblemCode[] = ['frame-replaced', 'script-twice'];
const reported = new Map<string, ProblemCode>();

/** What has been reported on this page so far, each message once, for the panel of `data-debug`. */
export const problemsSoFar = (): readonly { code: ProblemCode; message: string }[] =>
  [...reported].map(([message, code]) => ({ code, message }));

/** Logs each message once, and dispatches an event each time; neither while the page is being left. */
export function sayProblem(
  code: ProblemCode,
  values: Readonly<Record<string, unknown>>,
  host?: Element,
): void {
  if (isLeaving()) return;
  const words = problemMessages[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const message = words.trim();
  if (!reported.has(message)) {
    reported.set(message, code);
    const line = `[freight] ${code}: ${message} ${errorPage(code) ?? `docs/errors/${code}.md`}`;
    if (harmless.includes(code)) console.info(line);
    else console.warn(line);
  }
  // Only logged: everything works, and there is nothing to do about it [LANG-07].
  if (code === 'storage-blocked') return;
  const detail = { code, message };
  // Without a source: the problem may be one of the settings, which the source is read from.
  (host ?? pageDocument).dispatchEvent(
    new CustomEvent('freight-error', { detail, bubbles: true, composed: true }),
  );
}

/** How many letters have to be changed, added or removed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const swap = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const letters = (name: string) => name.toLowerCase().replace(/[-_:]/g, '');

/** The name that was probably meant; undefined if none is similar. */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((one) => ({ one, apart: distance(letters(name), letters(one)) }))
    .sort((a, b) => a.apart - b.apart);
  const [best] = ranked;
  return best && best.apart <= Math.max(1, Math.floor(letters(best.one).length / 3)) ? best.one : undefined;
}

type AttributeTypes = Readonly<Record<string, { readonly type?: string | readonly string[] }>>;

/** Reports an attribute that the element does not have, or a value that is not allowed. */
export function sayAttribute(host: Element, name: string, value: string, attributes: AttributeTypes): void {
  const { type } = attributes[name] ?? {};
  const tag = host.localName;
  if (type === 'number' || typeof type === 'object') {
    const values = type === 'number' ? 'numbers' : type.join(', ');
    sayProblem('attribute-value', { tag, name, value, values }, host);
    return;
  }
  const known = Object.keys(attributes);
  // Lower-cased names are understood.
  const meant = known.some((one) => letters(one) === name) ? undefined : meantBy(name, known);
  if (meant) sayProblem('attribute-unknown', { tag, name, meant }, host);
}

const attributeOf = (option: string) =>
  `data-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const options = [
  'apiUrl',
  'socketUrl',
  'helpPhone',
  'geocoderUrl',
  'key',
  'language',
  'session',
  'consent',
  'isolated',
  'quirks',
  'texts',
  'debug',
];

/** Reports unknown options of the script that resemble known ones. */
export function sayOptions(names: readonly string[]): void {
  for (const name of names) {
    const meant = meantBy(name, options);
    if (meant) sayProblem('option-unknown', { name: attributeOf(name), meant: attributeOf(meant) });
  }
}
