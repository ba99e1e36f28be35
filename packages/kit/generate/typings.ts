import type { DescribedAttribute, DescribedElement, DescribedEvent } from './describe.ts';

const notice = '// Generated from the definitions of the elements by `npm run generate`; changes are lost.\n';
const doc = (text: string, indent = '  ') => `${indent}/** ${text} */\n`;

const eventMapOf = (className: string) => className.replace(/Element$/, 'EventMap');
const propertiesOf = (className: string) => className.replace(/Element$/, 'Properties');
const markupOf = (className: string) => className.replace(/Element$/, 'Markup');

const attributeDoc = ({ default: fallback, description }: DescribedAttribute) =>
  doc(fallback === undefined ? description : `${description} Default: \`${fallback}\`.`);

function propertiesInterface({ className, attributes }: DescribedElement): string {
  const fields = attributes.map(
    (attribute) => `${attributeDoc(attribute)}  ${attribute.property}: ${attribute.type};\n`,
  );
  return `export interface ${propertiesOf(className)} {\n${fields.join('')}}\n`;
}

function markupType({ type, isBoolean, isNumber }: DescribedAttribute): string {
  if (isBoolean) return "boolean | '' | 'true' | 'false' | null | undefined";
  const written = isNumber ? type.replace('number', `number | \`\${number}\``) : type;
  return `${written.replace(' | undefined', '')} | null | undefined`;
}

/** The attributes in JSX and templates: each by its own name and by its property's, as text where markup has text. */
function markupInterface({ className, attributes }: DescribedElement): string {
  const fields = attributes.flatMap((attribute) =>
    [...new Set([attribute.property, attribute.name])].map((name) => {
      const key = name.includes('-') ? `'${name}'` : name;
      return `${attributeDoc(attribute)}  ${key}?: ${markupType(attribute)};\n`;
    }),
  );
  return `export interface ${markupOf(className)} {\n${fields.join('')}}\n`;
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

/** Events bubble, so a listener on the document may receive them from any tag: one entry per name. */
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

const tagEntry = ({ tag, className, summary }: DescribedElement) => `${doc(summary)}  '${tag}': {
    element: ${className};
    markup: ${markupOf(className)};
    events: ${eventMapOf(className)};
  };
`;

/** `types/elements.d.ts`: the tags in plain DOM code. */
export function domTypings(elements: readonly DescribedElement[]): string {
  const perElement = elements.map((element) =>
    [
      propertiesInterface(element),
      markupInterface(element),
      eventMap(element),
      elementInterface(element),
    ].join('\n'),
  );
  return `${notice}
${perElement.join('\n')}
/** What every tag is made of; the typings for the frameworks follow from it. */
export interface FreightTags {
${elements.map(tagEntry).join('')}}

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
