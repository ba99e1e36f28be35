/** A link in a message, as the browser that opens it would read it. */
export interface MessageLink {
  /** As it is written, so that people recognise it. */
  text: string;
  /** The host it leads to, in ASCII; undefined where no browser would open it as a web page. */
  host: string | undefined;
  /** The address; only for `http` and `https`. */
  url: URL | undefined;
  /** Written so that it looks like another address: with a name before `@`, a backslash or an invisible character. */
  isDisguised: boolean;
}

export interface Message {
  links: readonly MessageLink[];
  /** What may be a package ID, the likeliest first. */
  numbers: readonly string[];
}

/** Endings that a host without `https://` and without a path may have; in other places a dot only ends a sentence. */
const endings =
  'app|at|be|biz|ch|club|cn|co|com|cz|de|dk|es|eu|fi|fr|help|icu|info|io|it|link|live|me|net|nl|no|nu|online|org|pl|ru|se|shop|site|store|support|test|tk|top|tv|uk|us|vip|xyz';

/** A scheme and what follows; a host with a path; or a host alone with a known ending. Never the host of an e-mail address. */
const linkPattern = new RegExp(
  String.raw`(?![a-z\d+.-]+https?:)[a-z][a-z\d+.-]*:[\\/]+[^\s<>"]+|(?<![\p{L}\p{N}@._-])(?:www\.[^\s<>"]+|(?:[\p{L}\p{N}\p{M}\u00AD\u200B-\u200D\u2060-]+\.)+[\p{L}\p{M}-]{2,}[/\\:?#@][^\s<>"]+|(?:[\p{L}\p{N}\p{M}-]+\.)+(?:${endings})(?![\p{L}\p{N}@-]))`,
  'giu',
);

/** Ends of sentences and quotations are not part of a link. */
const withoutEnd = (link: string): string => link.replace(/[.,;:!?)\]}'’”»…]+$/u, '');

/** Whether the address was written to look like another one. Control and format characters are shown as nothing. */
function isDisguised(link: string): boolean {
  const beforePath = link.replace(/^[a-z][a-z\d+.-]*:[\\/]*/i, '').split(/[/?#]/)[0] ?? '';
  return /[@\\]/.test(beforePath) || /[\p{Cc}\p{Cf}]/u.test(link);
}

function readLink(text: string): MessageLink {
  const address = /^[a-z][a-z\d+.-]*:[\\/]/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return {
    text,
    host: isWeb ? url.hostname.replace(/\.$/, '') : undefined,
    url: isWeb ? url : undefined,
    isDisguised: isDisguised(text),
  };
}

/** Groups of letters and digits; the kinds of numbers that people are sent. */
const numberPattern = /(?<![\p{L}\p{N}])[A-Z\d]{2,}(?:-[A-Z\d]{2,})*(?![\p{L}\p{N}])/giu;
const mostNumbers = 3;

/** Three groups or more of the same length: one package ID of a hundred consists of letters alone. */
function hasSameGroups(number: string): boolean {
  const groups = number.split('-').map(({ length }) => length);
  return groups.length >= 3 && groups.every((length) => length >= 3 && length === groups[0]);
}

/** How much it looks like a package ID: in groups, of letters and digits, and not as short as an amount or a time. */
function likeness(number: string): number {
  const characters = number.replaceAll('-', '');
  const hasForm = /\d/.test(number) || hasSameGroups(number);
  if (characters.length < 6 || !hasForm) return 0;
  return Number(number.includes('-')) + Number(/[A-Z]/i.test(characters)) + Number(characters.length >= 10);
}

function numbersIn(text: string): string[] {
  const found = [...new Set(text.match(numberPattern) ?? [])];
  return found.filter((one) => likeness(one) > 0).sort((a, b) => likeness(b) - likeness(a));
}

/** The links and the likeliest numbers of a text that a person has received. Nothing of it is sent. */
export function readMessage(text: string): Message {
  const written = (text.match(linkPattern) ?? []).map(withoutEnd);
  const links = [...new Set(written)].map(readLink);
  const addresses = links.map(({ url }) => (url ? decode(url.search + url.hash + url.pathname) : ''));
  const rest = links.reduce((left, link) => left.replaceAll(link.text, ' '), text);
  const numbers = [...new Set([...addresses.flatMap(numbersIn), ...numbersIn(rest)])];
  return { links, numbers: numbers.slice(0, mostNumbers) };
}

/** A broken escape stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the company's links lead to this host; `*.` before a listed host covers all below it. */
function isListed(host: string, listed: readonly string[]): boolean {
  return listed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
}

/** Whether a link leads to the company, by the hosts that it lists. */
export const isOwn = ({ host, isDisguised: hides }: MessageLink, hosts: readonly string[]): boolean =>
  host !== undefined && !hides && isListed(host, hosts);
