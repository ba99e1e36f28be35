import { pageDocument } from '#platform/pageDocument.ts';

/** An element of the band with its properties and children. */
export function node<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(pageDocument.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A button that does something, or that is switched on and off. */
export const button = (onPress: () => void): HTMLButtonElement => {
  const made = node('button', { type: 'button' });
  made.addEventListener('click', onPress);
  return made;
};

/** The script may run before the page has a body. */
export const whenBody = (): Promise<void> =>
  new Promise((ready) => {
    if (pageDocument.body) ready();
    else pageDocument.addEventListener('DOMContentLoaded', () => ready(), { once: true });
  });
