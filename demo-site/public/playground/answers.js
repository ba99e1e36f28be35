/**
 * Changes what the API answers, for the states of an element that are hard to reach: before the kit makes its first
 * request, and for this page alone.
 */
const chosen = new URLSearchParams(location.search).get('answers') ?? 'unchanged';
const request = window.fetch.bind(window);
const slowMs = 5_000;

const isCall = (input) =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith('/api/');

/** Every list without its items, every number of items 0. */
function emptied(value) {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name.startsWith('total') ? 0 : emptied(part)]),
  );
}

/** Every order with this status. */
function withStatus(value, status) {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => withStatus(item, status));
  const changed = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withStatus(part, status)]),
  );
  return 'orderId' in value && 'status' in value ? { ...changed, status } : changed;
}

async function changed(answer, change) {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
  return Response.json(change(await answer.json()), { status: answer.status, headers: answer.headers });
}

const states = {
  unchanged: (send) => send(),
  empty: async (send) => changed(await send(), emptied),
  error: async () => Response.json({ success: false, message: 'Internal server error' }, { status: 500 }),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  slow: async (send) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs));
    return send();
  },
};
const answer = states[chosen] ?? (async (send) => changed(await send(), (data) => withStatus(data, chosen)));

window.fetch = (input, init) => (isCall(input) ? answer(() => request(input, init)) : request(input, init));
