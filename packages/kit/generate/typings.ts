import type { DescribedElement, DescribedEvent } from './describe.ts';

const notice = '// Generated from the definitions of the elements by `npm run generate`; changes are lost.\n';
const doc = (text: string, indent = '  ') => `${indent}/** ${text} */\n`;

const eventMapOf = (className: string) => className.replace(/Element$/, 'EventMap');
const propertiesOf = (className: string) => className.replace(/Element$/, 'Properties');

function propertiesInterface({ className, attributes }: DescribedElement): string {
  const fields = attributes.map(
    ({ property, type, default: fallback, description }) =>
      `${doc(fallback === undefined ? description : `${description} Default: \`${fallback}\`.`)}  ${property}: ${type};\n`,
  );
  return `export interface ${propertiesOf(className)} {\n${fields.join('')}}\n`;
}

const eventLine = ({ name, detail, description }: DescribedEvent, indent: string) =>
  `${doc(description, indent)}${indent}'${name}': CustomEvent<${detail}>;\n`;

function eventMap({ className, events }: DescribedElement): string {
  return `export interface ${eventMapOf(className)} {\n${events.map((event) => eventLine(event, '  ')).join('')}}\n`;
}

function elementInterface({ className, summary }: DescribedElement): string {
  const map = eventMapOf(className);
  const listening = ['addEventListener', 'removeEventListener'].map(
    (method) => `  ${method}<Name extends keyof ${map}>(
    name: Name,
    listener: (this: ${className}, event: ${map}[Name]) => void,
    options?: boolean | ${method === 'addEventListener' ? 'AddEventListenerOptions' : 'EventListenerOptions'},
  ): void;
  ${method}(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${method === 'addEventListener' ? 'AddEventListenerOptions' : 'EventListenerOptions'},
  ): void;
`,
  );
  return `${doc(summary, '')}export interface ${className} extends HTMLElement, ${propertiesOf(className)} {\n${listening.join('')}}\n`;
}

/** Events bubble, so a listener on the document may hear them from any tag: one entry per name. */
function everyEvent(elements: readonly DescribedElement[]): DescribedEvent[] {
  const byName = Map.groupBy(
    elements.flatMap(({ events }) => events),
    ({ name }) => name,
  );
  return [...byName.values()].flatMap((events) => {
    const [first] = events;
    return first ? [{ ...first, detail: [...new Set(events.map(({ detail }) => detail))].join(' | ') }] : [];
  });
}

/** `types/elements.d.ts`: the tags in plain DOM code. */
export function domTypings(elements: readonly DescribedElement[]): string {
  const perElement = elements.map((element) =>
    [propertiesInterface(element), eventMap(element), elementInterface(element)].join('\n'),
  );
  return `${notice}
${perElement.join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag, className }) => `    '${tag}': ${className};\n`).join('')}  }
  interface GlobalEventHandlersEventMap {
${everyEvent(elements)
  .map((event) => eventLine(event, '    '))
  .join('')}  }
}
`;
}

function jsxEntry({ tag, className, attributes, events, summary }: DescribedElement): string {
  const kebab = attributes
    .filter(({ name, property }) => name !== property)
    .map(({ name, type }) => `        '${name}'?: ${type};\n`);
  const listeners = events.map(
    ({ name, detail }) =>
      `        'on${name}'?: (event: CustomEvent<${detail}> & { readonly currentTarget: ${className} }) => void;\n`,
  );
  return `${doc(summary, '      ')}      '${tag}': Base<${className}> & Partial<${propertiesOf(className)}> & {\n${kebab.join('')}${listeners.join('')}      };\n`;
}

/** `types/react.d.ts`: the tags in JSX of React 19. */
export function reactTypings(elements: readonly DescribedElement[]): string {
  const names = elements.flatMap(({ className }) => [className, propertiesOf(className)]).sort();
  return `${notice}
import type { HTMLAttributes, Key, Ref } from 'react';
import type {
${names.map((name) => `  ${name},\n`).join('')}} from './elements.js';

type Base<Element extends HTMLElement> = HTMLAttributes<Element> & {
  ref?: Ref<Element>;
  key?: Key;
  class?: string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(jsxEntry).join('')}    }
  }
}
`;
}
