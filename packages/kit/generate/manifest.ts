import type { Kind } from '#platform/deprecations/deprecations.ts';
import type { DescribedElement, DescribedMethod } from './describe.ts';
import { deprecatedField, described, lifeOf } from './life.ts';
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

const named = (kind: Kind, tag: string, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, description]) => ({
    name,
    ...described(description, lifeOf(kind, tag, name)),
  }));

/** `values: A | B` as its name and its type. */
const parameterOf = (written: string) => {
  const [name = '', type = ''] = written.split(/\??: (.*)/s);
  return { name, type: { text: type }, ...(written.includes('?: ') && { optional: true }) };
};

const methodOf = ({ name, parameters, description, life }: DescribedMethod) => ({
  kind: 'method',
  name,
  privacy: 'public',
  ...described(description, life),
  parameters: parameters ? [parameterOf(parameters)] : [],
  return: { type: { text: 'Promise<void>' } },
});

const readyField = {
  kind: 'field',
  name: 'ready',
  privacy: 'public',
  readonly: true,
  type: { text: 'Promise<void>' },
  ...described('Resolves when the element works; it loads nothing.', lifeOf('methods', '', 'ready')),
};

function declarationOf(element: DescribedElement, tokens: readonly Token[]): object {
  const { tag, className, summary, attributes, events, methods, parts, slots } = element;
  const fields = attributes.map(
    ({ name, property, type, isProperty, default: fallback, description, life }) => ({
      name,
      property,
      isProperty,
      about: {
        type: { text: type },
        ...(fallback !== undefined && { default: fallback }),
        ...described(description, life),
      },
    }),
  );
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    summary: described(summary, element.life).description,
    ...deprecatedField(element.life),
    superclass: { name: 'HTMLElement' },
    attributes: fields
      .filter(({ isProperty }) => !isProperty)
      .map(({ name, property, about }) => ({ name, fieldName: property, ...about })),
    members: [
      ...fields.map(({ name, property, isProperty, about }) => ({
        kind: 'field',
        name: property,
        privacy: 'public',
        ...(isProperty ? {} : { attribute: name, reflects: true }),
        ...about,
      })),
      readyField,
      ...methods.map(methodOf),
    ],
    events: events.map(({ name, detail, description, life }) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      ...described(description, life),
    })),
    slots: named('slots', tag, slots),
    cssParts: named('parts', tag, parts),
    cssProperties: tokens.map((token) => ({
      name: token.name,
      default: defaultOf(token),
      ...described(token.description, lifeOf('tokens', '', token.name)),
    })),
  };
}
