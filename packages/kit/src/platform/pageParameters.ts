/**
 * What an element is given by its attributes, and what those lack from the parameters of the page's address; empty
 * text for what neither has. What is read is taken out of the address at once: a secret must not stay in the
 * history, nor go along to other sites. Everything else in the address stays as it is.
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
    // Deleting what is not there would still write the rest of the address anew.
    if (found !== null) address.searchParams.delete(name);
    return found ?? '';
  };
  const taken = Object.fromEntries(names.map((name) => [name, take(name)])) as Record<Name, string>;
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return taken;
}
