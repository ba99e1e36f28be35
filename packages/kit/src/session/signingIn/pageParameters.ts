/**
 * Reads values from the element's attributes, else from the parameters of the page's address; empty for what neither
 * has. Parameters that were read are removed from the address immediately: a secret must neither stay in the history
 * nor be sent to other sites. The rest of the address stays as it is.
 */
export function takeParameters<Name extends string>(
  names: readonly Name[],
  attributes: Partial<Record<Name, string>>,
  { location, history }: Window,
): Record<Name, string> {
  const address = new URL(location.href);
  const take = (name: Name): string => {
    const given = attributes[name];
    if (given !== undefined) return given;
    const found = address.searchParams.get(name);
    // Deleting a missing parameter would still re-encode the rest of the address.
    if (found !== null) address.searchParams.delete(name);
    return found ?? '';
  };
  const taken = Object.fromEntries(names.map((name) => [name, take(name)])) as Record<Name, string>;
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return taken;
}

/** What a link has brought, and the address that was left without it. */
let landed: { href: string; names: string; taken: Readonly<Record<string, string>> } | undefined;

/**
 * The same for the link of a mail, and once more for an element that is mounted again while the page is at that address:
 * a page that its framework brings to life late replaces elements that have changed meanwhile [B29].
 */
export function takeLinkParameters<Name extends string>(
  names: readonly Name[],
  attributes: Partial<Record<Name, string>>,
  page: Window,
): Record<Name, string> {
  const taken = takeParameters(names, attributes, page);
  const { href } = page.location;
  const open = names.filter((name) => attributes[name] === undefined);
  const isOf = names.join();
  if (open.some((name) => taken[name] !== '')) landed = { href, names: isOf, taken };
  else if (landed?.href === href && landed.names === isOf)
    for (const name of open) taken[name] = landed.taken[name] ?? '';
  return taken;
}

/** Called when a link is of no more use: an element that is mounted again begins without it. */
export function forgetLink(): void {
  landed = undefined;
}
