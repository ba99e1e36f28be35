const numbers = new WeakMap<HTMLElement, number>();
const counts = new Map<string, number>();

/**
 * The id of a node an element adds to the page's own tree: tag and name, the same on every visit for password
 * managers. Further elements of a tag have a number in it, because ids must be unique on the page.
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
