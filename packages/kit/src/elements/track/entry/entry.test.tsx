import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '#elements/track/freight-track.tsx';
import { configure } from '#platform/configuration.ts';
import { api } from '#testing/api.ts';
import { orderOfSomebody } from '#testing/orderTransport.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

let orderId = '';
beforeAll(async () => {
  await connectToApi();
  ({ orderId } = await orderOfSomebody());
});
beforeEach(() => api('reset'));

async function renderEntry() {
  const rendered = await renderElement(element);
  const wanted: unknown[] = [];
  rendered.host.addEventListener('freight-navigate', (event) => {
    wanted.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  return {
    ...rendered,
    wanted,
    field: rendered.screen.getByRole<HTMLInputElement>('textbox', { name: 'Package ID' }),
  };
}
const type = async (field: HTMLElement, keys: string) => {
  field.focus();
  await userEvent.keyboard(keys);
};

test('has a text field for the package ID that Enter submits [TRACKCARD-04] [TRACKCARD-05]', async () => {
  const { field, wanted } = await renderEntry();
  expect(field.name).toBe('packageId');
  await type(field, `${orderId}{Enter}`);
  await expect.poll(() => wanted).toEqual([{ to: 'tracking', params: { orderId } }]);
  expect((await api('requests', '/validate/')).length).toBe(1);
});

test('can be submitted with its button, with spaces around the ID [TRACKCARD-06] [TRACKCARD-10]', async () => {
  const { screen, field, wanted } = await renderEntry();
  await type(field, `  ${orderId}  `);
  screen.getByRole('button', { name: 'Track parcel' }).click();
  await expect.poll(() => wanted).toEqual([{ to: 'tracking', params: { orderId } }]);
});

test.each(['', '   '])(
  'asks for an ID when it is given "%s" [TRACKCARD-09] [TRACKCARD-07]',
  async (typed) => {
    const { screen, root, field, wanted } = await renderEntry();
    await type(field, `${typed}{Enter}`);
    const box = await screen.findByRole('alert');
    expect(box.textContent).toBe('Please enter a package ID');
    expect(root.activeElement).toBe(field);
    expect(field.getAttribute('aria-describedby')).toBe(box.parentElement?.id);
    expect(wanted).toEqual([]);
    expect(await api('requests', '/transport')).toEqual([]);
    const announcer = document.querySelector('[data-freight-announcer=assertive]');
    await expect.poll(() => announcer?.textContent).toBe('Please enter a package ID');
  },
);

test('reports that a package does not exist and keeps what was typed [TRACKCARD-07] [TRACK-32]', async () => {
  const { screen, field, wanted } = await renderEntry();
  await type(field, 'NO-SUCH-ID{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Package not found');
  expect(field.value).toBe('NO-SUCH-ID');
  expect(wanted).toEqual([]);
});

test.each(['SE 2026/0042', 'ORDER.17', 'ab/cd', 'x@y'])(
  'asks for "%s" as it was typed, and takes it for no message [B22]',
  async (typed) => {
    const { screen, field, wanted } = await renderEntry();
    await type(field, `${typed}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe('Package not found');
    const [asked] = await api('requests', '/validate/');
    expect(JSON.stringify(asked)).toContain(`/validate/${encodeURIComponent(typed)}`);
    const body = { success: true, data: { orderId: typed, valid: true } };
    await api('fault', { path: '/validate/', status: 200, body });
    await type(field, '{Enter}');
    await expect.poll(() => wanted).toEqual([{ to: 'tracking', params: { orderId: typed } }]);
  },
);

test.each([
  ['a # before it', (id: string) => `#${id}`],
  ['nr before it', (id: string) => `Nr. ${id}`],
  ['a full stop behind it', (id: string) => `${id}.`],
  ['an invisible character before it', (id: string) => `\u200b${id}`],
  ['other hyphens', (id: string) => id.replaceAll('-', '\u2011')],
])('follows an ID with %s under its own number [B23]', async (_, write) => {
  const typed = write(orderId);
  // As an API answers that reads only its own notation.
  const path = `/validate/${encodeURIComponent(typed)}`;
  await api('fault', { path, status: 404, body: { success: false } });
  const { field, wanted } = await renderEntry();
  await userEvent.fill(field, typed);
  await type(field, '{Enter}');
  await expect.poll(() => wanted).toEqual([{ to: 'tracking', params: { orderId } }]);
});

test('shows the package of a page that names it with a # before it [B23]', async () => {
  await api('fault', { path: '/tracking/%23', status: 404, body: { success: false } });
  const { screen } = await renderElement(element, { attributes: { 'order-id': `#${orderId}` } });
  await screen.findByText(orderId);
});

test('treats an empty validation answer as an unknown package [TRACK-31]', async () => {
  await api('fault', { path: '/validate/', status: 200, body: { success: true } });
  const { screen, field } = await renderEntry();
  await type(field, `${orderId}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toBe('Package not found');
});

test('shows the server message, or its own sentence without one [TRACK-34] [TRACK-35]', async () => {
  const { screen, field } = await renderEntry();
  await api('fault', { path: '/validate/', status: 503, body: { message: 'Closed for tonight' } });
  await type(field, `${orderId}{Enter}`);
  expect((await screen.findByRole('alert')).textContent).toBe('Closed for tonight');
  await api('fault', { path: '/validate/', status: 500, body: {} });
  await type(field, '{Enter}');
  await screen.findByText('Error tracking package. Please try again.');
  await api('setDown', true);
  await type(field, '{Enter}');
  await screen.findByText('Network error. Please check your connection and try again.');
  await api('setDown', false);
  await type(field, '{Enter}');
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test('sends one request when Enter is pressed repeatedly, and shows that it is busy', async () => {
  await api('fault', { path: '/validate/', held: true });
  const { screen, field, wanted } = await renderEntry();
  await type(field, `${orderId}{Enter}{Enter}{Enter}`);
  expect(screen.getByRole('button', { name: 'Track parcel' }).getAttribute('aria-busy')).toBe('true');
  await api('release');
  await expect.poll(() => wanted.length).toBe(1);
  expect((await api('requests', '/validate/')).length).toBe(1);
});

test('leaves the check to the tracking screen when the host opts out of it', async () => {
  configure({ validateBeforeTracking: false });
  const { field, wanted } = await renderEntry();
  await type(field, 'ANYTHING{Enter}');
  await expect.poll(() => wanted).toEqual([{ to: 'tracking', params: { orderId: 'ANYTHING' } }]);
  expect(await api('requests', '/validate/')).toEqual([]);
});

test("shows the host's help phone as a number to call [TRACKCARD-08]", async () => {
  const { screen } = await renderEntry();
  configure({ helpPhone: '+46 8 123 456' });
  const link = await screen.findByRole('link', { name: /^Need help\? Call \+46\s8\s123\s456$/ });
  expect(link.getAttribute('href')).toBe('tel:+468123456');
  configure({ helpPhone: '' });
  await expect.poll(() => screen.queryByRole('link')).toBeNull();
});

test('takes no focus on a page that names the parcel itself', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  const { screen } = await renderElement(element, { attributes: { 'order-id': orderId } });
  await screen.findByText(orderId);
  await screen.findByRole('heading', { level: 2, name: /^Your / });
  expect(document.activeElement).toBe(field);
});

test('goes to the details in place and back to the card when the host has no page for them [TRACK-02]', async () => {
  const { host, root, screen } = await renderElement(element);
  await type(screen.getByRole('textbox'), `${orderId}{Enter}`);
  // The status sentence replaces the title and takes the focus, because the visitor asked for it.
  await screen.findByText(orderId);
  const heading = screen.getByRole('heading', { level: 2, name: /^Your / });
  expect(screen.queryByRole('heading', { name: 'Tracking' })).toBeNull();
  await expect.poll(() => root.activeElement).toBe(heading);
  expect(host.hasAttribute('order-id')).toBe(false);
  screen.getByRole('button', { name: 'Back to home' }).click();
  await screen.findByRole('textbox', { name: 'Package ID' });
});
