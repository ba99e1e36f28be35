import type { ElementHandle } from '#bridge/ElementContext.ts';
import { configuration, type Destination } from '#platform/configuration.ts';
import { unclobbered } from '#platform/pageDocument.ts';
import { isWebAddress } from '#platform/webAddress.ts';

/** Fills `{name}` in an address template; values are encoded, names without a value are left out. */
export const fillAddress = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** The configured address of a screen, if the host has one that leads to the web. */
export function addressOf(
  to: Destination,
  params: Readonly<Record<string, string>> = {},
): string | undefined {
  const template = configuration.getState().pages[to];
  const address = template === undefined ? undefined : fillAddress(template, params);
  return address !== undefined && isWebAddress(address) ? address : undefined;
}

export function navigationFor(host: HTMLElement, emit: ElementHandle['emit']): ElementHandle['navigate'] {
  return (to, params = {}) => {
    if (!emit('freight-navigate', { to, params })) return 'host';
    const address = addressOf(to, params);
    if (address === undefined) return 'inPlace';
    unclobbered(host.ownerDocument).defaultView?.location.assign(address);
    return 'page';
  };
}
