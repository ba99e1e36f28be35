import { connections, furtherStates, happenings } from '/kit/rehearsal.js';

/** Every element with its attributes as controls, from the manifest; what it emits is listed below it. */
const controls = document.getElementById('controls');
const preview = document.getElementById('preview');
const events = document.getElementById('events');
const attributes = document.getElementById('attributes');

const read = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
};
const post = async (address, body, headers) =>
  (
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  ).json();

const [manifest, openapi] = await Promise.all([read('/kit/custom-elements.json'), read('/openapi.json')]);
/** The demo customer and sample orders; undefined where the API has no demo. */
const demo = await read('/demo.json').catch(() => undefined);
const elements = new Map(
  manifest.modules.flatMap(({ declarations }) => declarations).map((element) => [element.tagName, element]),
);
const answers = [
  'unchanged',
  'empty',
  'error',
  ...connections,
  ...happenings,
  'delivered late',
  ...furtherStates,
  'no prices',
  'price of no route',
  'too many prices',
  ...openapi.components.schemas.Order.properties.status.enum.filter((status) => !happenings.includes(status)),
];

const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};
const options = (values) => values.map((value) => make('option', { value, textContent: value }));

/** The values an attribute can have, when its type lists them: `'track' | 'send' | undefined`. */
const listedIn = (type) => [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value);

function control({ name, type: { text: type }, default: standard = '' }) {
  if (type === 'boolean') return make('input', { name, type: 'checkbox' });
  const listed = listedIn(type);
  if (listed.length > 0) return make('select', { name }, ...options(['', ...listed]));
  const field = make('input', {
    name,
    type: type.includes('number') ? 'number' : 'text',
    placeholder: standard,
  });
  // Any other text is the element's own business; orders to choose from are known.
  if (name === 'order-id') field.setAttribute('list', 'orders');
  return field;
}

/** Attributes without which an element has nothing to show. */
const examples = { 'freight-price': { pickup: 'Karlstad', size: 'half-pallet' } };

function describe(attribute) {
  const field = control(attribute);
  field.value = examples[controls.elements.tag.value]?.[attribute.name] ?? field.value;
  const name = make('code', { textContent: attribute.name });
  const parts = field.type === 'checkbox' ? [field, name] : [name, field];
  return make('label', { title: attribute.description }, ...parts);
}

/** Sets one attribute of the previewed element as its control says. */
function apply(element, { name, type, value, checked }) {
  if (type === 'checkbox') element.toggleAttribute(name, checked);
  else if (value === '') element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const fields = () => [...attributes.querySelectorAll('input, select')];
const shown = () => preview.contentDocument?.querySelector(controls.elements.tag.value);

function log({ type, detail }) {
  events.prepend(make('li', {}, `${type} ${JSON.stringify(detail)}`));
}

/** Puts the element on the page of the frame, which is new for each choice but those of attributes. */
function fill() {
  const page = preview.contentDocument;
  const tag = controls.elements.tag.value;
  if (!page?.body || !tag) return;
  for (const { name } of elements.get(tag).events) page.addEventListener(name, log);
  const element = page.createElement(tag);
  for (const field of fields()) apply(element, field);
  page.body.append(element);
}

function load() {
  const { tag, answers: answer, language, scheme, width, hostile } = controls.elements;
  preview.className = width.value;
  events.replaceChildren();
  const query = new URLSearchParams({
    answers: answer.value,
    language: language.value,
    scheme: scheme.value,
  });
  if (hostile.checked) query.set('hostile', '');
  history.replaceState(null, '', `?tag=${tag.value}`);
  preview.src = `/playground/preview.html?${query}`;
}

function choose() {
  const { summary, attributes: described = [] } = elements.get(controls.elements.tag.value);
  document.getElementById('summary').textContent = summary;
  attributes.replaceChildren(...described.map(describe));
}

/** The session as the kit keeps it on the company's own pages. */
async function logIn(isWanted) {
  for (const name of ['authToken', 'refreshToken', 'user']) localStorage.removeItem(name);
  if (!isWanted) return;
  const { email, password } = demo;
  const { token, refreshToken } = await post('/api/v1/user/login', { email, password, role: 'user' });
  const answer = await fetch('/api/v1/user/profile', { headers: { authorization: `Bearer ${token}` } });
  const { data } = await answer.json();
  const session = { authToken: token, refreshToken, user: JSON.stringify(data) };
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
}

controls.elements.tag.append(...options([...elements.keys()]));
controls.elements.answers.append(...options(answers));
document.getElementById('orders').append(...options(demo?.trackingIds ?? []));
// Disabled until here: a press before would be undone.
controls.elements.customer.checked = Boolean(demo && localStorage.getItem('authToken'));
controls.elements.customer.disabled = !demo;
const asked = new URLSearchParams(location.search).get('tag');
if (elements.has(asked)) controls.elements.tag.value = asked;

controls.addEventListener('submit', (event) => event.preventDefault());
controls.addEventListener('input', async ({ target }) => {
  if (attributes.contains(target)) {
    const element = shown();
    if (element) apply(element, target);
    return;
  }
  if (target.name === 'tag') choose();
  if (target.name === 'customer') await logIn(target.checked);
  load();
});
preview.addEventListener('load', fill);
choose();
load();
