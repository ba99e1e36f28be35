import type { DescribedElement } from './describe.ts';
import { defaultOf, type Token } from './tokens.ts';

/** `custom-elements.json`, schema 2.1.0: what editors and documentation tools read. */
export function manifestOf(elements: readonly DescribedElement[], tokens: readonly Token[]): string {
  return JSON.stringify(
    {
      schemaVersion: '2.1.0',
      readme: 'README.md',
      modules: elements.map((element) => moduleOf(element, tokens)),
    },
    null,
    2,
  );
}

function moduleOf(element: DescribedElement, tokens: readonly Token[]): object {
  const { tag, className } = element;
  const path = `npm/elements/${tag}.js`;
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(element, tokens)],
    exports: [
      { kind: 'custom-element-definition', name: tag, declaration: { name: className, module: path } },
    ],
  };
}

const named = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));

function declarationOf(element: DescribedElement, tokens: readonly Token[]): object {
  const { tag, className, summary, attributes, events, parts, slots } = element;
  const described = attributes.map(({ name, property, type, default: fallback, description }) => ({
    name,
    property,
    about: { type: { text: type }, ...(fallback !== undefined && { default: fallback }), description },
  }));
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    summary,
    superclass: { name: 'HTMLElement' },
    attributes: described.map(({ name, property, about }) => ({ name, fieldName: property, ...about })),
    members: described.map(({ name, property, about }) => ({
      kind: 'field',
      name: property,
      privacy: 'public',
      attribute: name,
      reflects: true,
      ...about,
    })),
    events: events.map(({ name, detail, description }) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description,
    })),
    slots: named(slots),
    cssParts: named(parts),
    cssProperties: tokens.map((token) => ({
      name: token.name,
      default: defaultOf(token),
      description: token.description,
    })),
  };
}
