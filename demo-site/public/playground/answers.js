import { connections, furtherState, furtherStates, happenings, partsOf } from '/kit/rehearsal.js';

/**
 * Changes what the API answers, for the states of an element that are hard to reach: before the kit makes its first
 * request, and for this page alone. The states are those of `@freight/kit/rehearsal`.
 */
const chosen = new URLSearchParams(location.search).get('answers') ?? 'unchanged';
const request = window.fetch.bind(window);

const pathOf = (input) => new URL(input instanceof Request ? input.url : input, location.href).pathname;
const isCall = (input) => pathOf(input).startsWith('/api/');

/** Every list without its items, every number of items 0. */
function emptied(value) {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name.startsWith('total') ? 0 : emptied(part)]),
  );
}

/** Every order with these parts. */
function withParts(value, parts) {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => withParts(item, parts));
  const changed = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withParts(part, parts)]),
  );
  return 'orderId' in value && 'status' in value ? { ...changed, ...parts } : changed;
}

/** What became of a delivery, by the name of the state; no order of the demo has such a past. */
function rehearsedParts() {
  if (chosen === 'delivered late') return partsOf({ moment: 'delivered', happening: 'late' });
  return happenings.includes(chosen) ? partsOf({ moment: 'out for delivery', happening: chosen }) : undefined;
}

const further = furtherStates.includes(chosen) ? furtherState(chosen) : undefined;
const parts = further?.parts ?? rehearsedParts();

async function changed(answer, change) {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
  return Response.json(change(await answer.json()), { status: answer.status, headers: answer.headers });
}

const refused = (status) => Response.json({}, { status, headers: { 'Retry-After': '120' } });
const notReached = () => Promise.reject(new TypeError('Failed to fetch'));
const states = {
  unchanged: (send) => send(),
  empty: async (send) => changed(await send(), emptied),
  error: async () => Response.json({ success: false, message: 'Internal server error' }, { status: 500 }),
  offline: notReached,
  'origin refused': notReached,
  slow: async (send) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return send();
  },
  'unknown number': (send, path) =>
    /\/(tracking|validate)\//.test(path)
      ? Response.json({ success: false, message: 'Package not found' }, { status: 404 })
      : send(),
  'no prices': (send, path) => (path.endsWith('/capabilities') ? Response.json({ data: {} }) : send()),
  'price of no route': (send, path) => (path.endsWith('/quote') ? refused(422) : send()),
  'too many prices': (send, path) => (path.endsWith('/quote') ? refused(429) : send()),
};
const missing = connections.filter((connection) => !(connection in states));
if (missing.length > 0) throw new Error(`The playground has no answers for: ${missing.join(', ')}`);

const answer =
  states[chosen] ??
  (async (send) => changed(await send(), (data) => withParts(data, parts ?? { status: chosen })));

// Live events of the demo would replace the promise, the delivery, the change or the handover.
if (parts)
  window.WebSocket = class extends EventTarget {
    send() {}
    close() {}
  };

window.fetch = async (input, init) => {
  if (!isCall(input)) return request(input, init);
  const ownAnswer = further?.answers[pathOf(input)];
  if (ownAnswer) return Response.json({ success: true, data: ownAnswer });
  return answer(() => request(input, init), pathOf(input));
};
