import type { DescribedAttribute, DescribedElement, DescribedEvent, DescribedMethod } from './describe.ts';
import { deprecatedField, type Life, lifeOf, lifeText } from './life.ts';

const notice = '// Generated from the definitions of the elements by `npm run generate`; changes are lost.\n';
const plainDoc = (text: string, indent = '  ') => `${indent}/** ${text} */\n`;

function doc(text: string, life: Life, indent = '  '): string {
  const { deprecated } = deprecatedField(life);
  if (!deprecated) return plainDoc(`${text} ${lifeText(life)}`, indent);
  // Tools read a tag only at the beginning of a line.
  return `${indent}/**\n${indent} * ${text}\n${indent} * @deprecated ${deprecated}\n${indent} */\n`;
}

const eventMapOf = (className: string) => className.replace(/Element$/, 'EventMap');
const propertiesOf = (className: string) => className.replace(/Element$/, 'Properties');
const markupOf = (className: string) => className.replace(/Element$/, 'Markup');

const attributeDoc = ({ default: fallback, description, life }: DescribedAttribute) =>
  doc(fallback === undefined ? description : `${description} Default: \`${fallback}\`.`, life);

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

/** A problem may be one of the settings, which the source of an event is read from. */
export const eventType = (name: string) => (name === 'freight-error' ? 'CustomEvent' : 'FreightEvent');

const eventLine = ({ name, detail, description, life }: DescribedEvent, indent: string) =>
  `${doc(description, life, indent)}${indent}'${name}': ${eventType(name)}<${detail}>;\n`;

function eventMap({ className, events }: DescribedElement): string {
  return `export interface ${eventMapOf(className)} {\n${events.map((event) => eventLine(event, '  ')).join('')}}\n`;
}

const methodLine = ({ name, parameters, description, life }: DescribedMethod) =>
  `${doc(description, life)}  ${name}(${parameters}): Promise<void>;\n`;

function elementInterface({ className, summary, life, methods }: DescribedElement): string {
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
  return `${doc(summary, life, '')}export interface ${className} extends HTMLElement, ${propertiesOf(className)} {\n${doc('Resolves when the element works; it loads nothing.', lifeOf('methods', '', 'ready'))}  readonly ready: Promise<void>;\n${methods.map(methodLine).join('')}${listening.join('')}}\n`;
}

/** Events bubble, so a listener on the document may receive them from any tag: one entry per name. */
function everyEvent(elements: readonly DescribedElement[]): DescribedEvent[] {
  const byName = Map.groupBy(
    elements.flatMap(({ events }) => events),
    ({ name }) => name,
  );
  return [...byName.values()].flatMap((events) => {
    const first = events.find(({ life }) => !life.deprecation) ?? events[0];
    return first ? [{ ...first, detail: [...new Set(events.map(({ detail }) => detail))].join(' | ') }] : [];
  });
}

const eventTypes = `${plainDoc('Where an event comes from, for statistics; nothing of it names a person or an order.', '')}export interface FreightEventSource {
${plainDoc("The partner's publishable key, if the page has one.")}  readonly partner: string | undefined;
${plainDoc('The path of the page, without its query and its fragment.')}  readonly page: string;
${plainDoc('The tag that dispatched it; undefined for an event of the page as a whole.')}  readonly element: string | undefined;
}

${plainDoc('An event of the elements; it bubbles and crosses shadow roots.', '')}export interface FreightEvent<Detail> extends CustomEvent<Detail> {
  readonly source: FreightEventSource;
}
`;

const tagEntry = ({ tag, className, summary, life }: DescribedElement) => `${doc(summary, life)}  '${tag}': {
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
${eventTypes}
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
