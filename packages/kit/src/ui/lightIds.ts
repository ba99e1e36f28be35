const numbers = new WeakMap<HTMLElement, number>();
const counts = new Map<string, number>();

/**
 * The id of something an element puts into the page's own tree: the tag and the name, for password managers the same
 * on every visit; the second element of a tag has a number in it, because ids there are for the whole page.
 */
export function lightId(host: HTMLElement, name: string): string {
  const { localName } = host;
  const number = numbers.get(host) ?? (counts.get(localName) ?? 0) + 1;
  if (!numbers.has(host)) {
    numbers.set(host, number);
    counts.set(localName, number);
  }
  return number === 1 ? `${localName}-${name}` : `${localName}-${number}-${name}`;
}
