import { report } from '#platform/report.ts';
import { deprecationOf } from './deprecationOf.ts';
import { deprecations, type Kind } from './deprecations.ts';

const titles = {
  tags: (_tag: string, name: string) => `<${name}>`,
  attributes: (tag: string, name: string) => `The attribute "${name}" of <${tag}>`,
  methods: (tag: string, name: string) => `The method ${name}() of <${tag}>`,
  slots: (tag: string, name: string) => `The slot "${name}" of <${tag}>`,
  tokens: (_tag: string, name: string) => `The token ${name}`,
  texts: (_tag: string, name: string) => `The text "${name}"`,
};
/** What a page uses can be seen for these; who listens to an event, and whom `::part()` styles, cannot. */
export type Visible = keyof typeof titles & Kind;

/** Names a deprecated name that the page uses, in the console. */
export function sayName(kind: Visible, tag: string, name: string): void {
  const deprecation = deprecationOf(kind, tag, name);
  if (deprecation) report('name-deprecated', { what: titles[kind](tag, name), ...deprecation });
}

/** Names what an element of the page uses and the next major version removes. */
export function sayDeprecated(host: HTMLElement): void {
  const tag = host.localName;
  sayName('tags', '', tag);
  for (const { name } of host.attributes) sayName('attributes', tag, name);
  for (const { slot } of host.children) sayName('slots', tag, slot);
  const style = getComputedStyle(host);
  for (const token of Object.keys(deprecations.tokens ?? {}))
    if (style.getPropertyValue(token)) sayName('tokens', '', token);
}
