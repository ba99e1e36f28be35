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
