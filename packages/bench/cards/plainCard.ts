import css from './card.css?inline';
import { helpLink, texts } from './texts.ts';

interface Attributes {
  [name: string]: string;
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}

const inputOf = (id: string, label: string, hint?: string) => {
  const input = create('input', {
    id,
    autocomplete: 'off',
    ...(hint && { 'aria-describedby': `${id}-hint` }),
  });
  const field = create('div', { class: 'field' }, create('label', { for: id }, label), input);
  if (hint) field.append(create('p', { class: 'hint', id: `${id}-hint` }, hint));
  return { input, field };
};

/** A form that names the missing value when it is sent with an empty field. */
function formOf(
  inputs: readonly { input: HTMLInputElement; field: HTMLElement }[],
  words: { submit: string; missing: string },
  onSend: (values: string[]) => void,
): HTMLFormElement {
  const error = create('p', { class: 'error', role: 'alert' });
  const button = create('button', { class: 'submit', type: 'submit' }, words.submit);
  const form = create('form', { method: 'dialog', novalidate: '' });
  form.append(...inputs.map(({ field }) => field), error, button);
  form.append(create('a', { href: helpLink }, texts.help));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const empty = inputs.find(({ input }) => !input.value.trim())?.input;
    for (const { input } of inputs) input.toggleAttribute('aria-invalid', input === empty);
    error.textContent = empty ? words.missing : '';
    if (empty) empty.focus();
    else onSend(inputs.map(({ input }) => input.value.trim()));
  });
  return form;
}

let sheet: CSSStyleSheet | undefined;
function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

function cardIn(host: HTMLElement, ...children: Node[]): void {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sharedSheet()];
  root.append(create('section', { class: 'card' }, ...children));
}

const emit = (host: HTMLElement, name: string) => (values: string[]) => {
  host.dispatchEvent(new CustomEvent(name, { detail: { values }, bubbles: true, composed: true }));
};

const trackForm = (host: HTMLElement) =>
  formOf(
    [inputOf('package', texts['entry.label'], texts['entry.example'])],
    { submit: texts['entry.submit'], missing: texts['entry.missing'] },
    emit(host, 'track'),
  );

const sendForm = (host: HTMLElement) =>
  formOf(
    [inputOf('pickup', texts['send.pickup']), inputOf('dropoff', texts['send.dropoff'])],
    { submit: texts['send.submit'], missing: texts['send.missing'] },
    emit(host, 'send'),
  );

/** The card with one field, as small as it can be written by hand: the minimum cost for a page. */
export class PlainTrack extends HTMLElement {
  connectedCallback(): void {
    if (!this.shadowRoot) cardIn(this, trackForm(this));
  }
}

/** The card with two tabs. */
export class PlainStart extends HTMLElement {
  connectedCallback(): void {
    if (this.shadowRoot) return;
    const panels = [trackForm(this), sendForm(this)];
    const tabs = [texts['tab.track'], texts['tab.send']].map((name) =>
      create('button', { class: 'tab', role: 'tab', type: 'button' }, name),
    );
    const show = (shown: number) => {
      for (const [index, tab] of tabs.entries()) tab.setAttribute('aria-selected', String(index === shown));
      for (const [index, panel] of panels.entries()) panel.hidden = index !== shown;
    };
    for (const [index, tab] of tabs.entries()) tab.addEventListener('click', () => show(index));
    show(0);
    cardIn(this, create('div', { class: 'tabs', role: 'tablist' }, ...tabs), ...panels);
  }
}
